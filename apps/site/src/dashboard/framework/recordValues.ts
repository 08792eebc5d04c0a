import { get, set } from 'react-hook-form';
import type { AnyField, Definition, Occasion, Values } from '../resource';
import { filledTranslations, translatedFields } from './translations';

/** The fields of one of the two forms. */
export const fieldsFor = ({ fields }: Definition, occasion: Occasion): readonly AnyField[] =>
	fields.filter(({ only }) => !only || only === occasion);

/** A missing value is null: a form compares its values with the initial ones, and NaN equals nothing. */
export const unanswered = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number.isNaN(value) ? null : value]));

/** A field's empty value; for an omitted flag the service uses the code's own. */
const silence = ({ kind }: AnyField) => (kind === 'flag' ? undefined : null);
const isEmpty = (value: unknown): boolean =>
	value === '' ||
	(typeof value === 'object' &&
		value !== null &&
		!Array.isArray(value) &&
		Object.values(value).every((one) => one === null));

/** A field that isn't asked is sent empty, whatever was typed into it before; so is an empty optional one. */
export const asked = (fields: readonly AnyField[], values: Values): Values => ({
	...values,
	...Object.fromEntries(
		fields.filter(({ kind }) => kind === 'translations').map(({ name }) => [name, filledTranslations(values[name])]),
	),
	...Object.fromEntries(
		fields
			.filter(({ name, isAsked, isOptional }) => isAsked?.(values) === false || (isOptional && isEmpty(values[name])))
			.map((field) => [field.name, silence(field)]),
	),
});

/** Whether two values of a field are equal: however emptiness is represented, and whatever the order of a selection. */
export function isSame(one: unknown, other: unknown): boolean {
	const plain = (value: unknown) => {
		if (value === null || value === undefined || Number.isNaN(value) || isEmpty(value)) return 'null';
		if (Array.isArray(value)) return value.length === 0 ? 'null' : JSON.stringify(value.toSorted());
		return typeof value === 'string' ? JSON.stringify(value.trim()) : JSON.stringify(value);
	};
	return plain(one) === plain(other);
}

/** Two people's versions of a record, compared field by field. */
export interface Merged {
	/** The values to continue with: theirs where nothing was typed, otherwise the user's own. */
	values: Values;
	/** The fields that both have changed, to choose for. */
	differing: readonly AnyField[];
	/** The fields that only they have changed: their value is taken. */
	taken: readonly AnyField[];
}

/** The fields that are compared: of translations each text by itself, as two people may each write another one. */
const compared = (fields: readonly AnyField[]): AnyField[] =>
	fields.flatMap((field) => (field.kind === 'translations' ? translatedFields(field) : [field]));

/**
 * Compares what someone else saved meanwhile with what was typed here.
 * @param base the form's initial values @param mine its current values @param theirs what was saved meanwhile
 */
export function merge(fields: readonly AnyField[], base: Values, mine: Values, theirs: Values): Merged {
	const isChanged = (one: Values, { name }: AnyField) => !isSame(get(one, name), get(base, name));
	const other = compared(fields).filter(
		(field) => isChanged(theirs, field) && !isSame(get(mine, field.name), get(theirs, field.name)),
	);
	const taken = other.filter((field) => !isChanged(mine, field));
	const values = structuredClone(mine);
	for (const { name } of taken) set(values, name, get(theirs, name));
	return { values, differing: other.filter((field) => isChanged(mine, field)), taken };
}
