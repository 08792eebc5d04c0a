import type { AnyField, Definition, Occasion, Values } from '../resource';

/** The fields of one of the two forms. */
export const fieldsFor = ({ fields }: Definition, occasion: Occasion): readonly AnyField[] =>
	fields.filter(({ only }) => !only || only === occasion);

/** What has no value yet is null: a form compares what is in it with how it began, and NaN equals nothing. */
export const unanswered = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number.isNaN(value) ? null : value]));

/** What a field says when it says nothing; the service takes a flag that is left out for the code's own. */
const silence = ({ kind }: AnyField) => (kind === 'flag' ? undefined : null);
const isEmpty = (value: unknown): boolean =>
	value === '' ||
	(typeof value === 'object' &&
		value !== null &&
		!Array.isArray(value) &&
		Object.values(value).every((one) => one === null));

/** A field that is not asked says nothing, whatever was typed into it before; neither does an empty one that may be. */
export const asked = (fields: readonly AnyField[], values: Values): Values => ({
	...values,
	...Object.fromEntries(
		fields
			.filter(({ name, isAsked, isOptional }) => isAsked?.(values) === false || (isOptional && isEmpty(values[name])))
			.map((field) => [field.name, silence(field)]),
	),
});

/** Whether two values of a field say the same: nothing is nothing however it is written, and a choice has no order. */
export function isSame(one: unknown, other: unknown): boolean {
	const plain = (value: unknown) => {
		if (value === null || value === undefined || Number.isNaN(value) || isEmpty(value)) return 'null';
		if (Array.isArray(value)) return value.length === 0 ? 'null' : JSON.stringify(value.toSorted());
		return typeof value === 'string' ? JSON.stringify(value.trim()) : JSON.stringify(value);
	};
	return plain(one) === plain(other);
}

/** What two people made of one record, field by field. */
export interface Merged {
	/** What goes on in the form: theirs where nothing was typed, mine where something was. */
	values: Values;
	/** The fields that somebody has to choose for, or look at. */
	differing: readonly AnyField[];
}

/**
 * Puts what somebody else saved meanwhile beside what was typed here.
 * @param base how the form began @param mine what is in it @param theirs what was saved meanwhile
 */
export function merge(fields: readonly AnyField[], base: Values, mine: Values, theirs: Values): Merged {
	const differing = fields.filter(({ name }) => !isSame(mine[name], theirs[name]));
	const isTyped = ({ name }: AnyField) => !isSame(mine[name], base[name]);
	const taken = differing.filter((field) => !isTyped(field)).map(({ name }) => [name, theirs[name]]);
	return { values: { ...mine, ...Object.fromEntries(taken) }, differing };
}
