import type { ArgTypesEnhancer, InputType, StrictArgTypes } from 'storybook/internal/types';

type Typed = InputType & { type?: unknown };

/** What can be typed in the panel as text or as a number. */
const typable = /^(string|number)( \| (string|number|null))*$/;
const isHandler = (name: string) => /^on[A-Z]/.test(name);

/** An image in a data URL: nobody types one, and its text would widen the table. */
const isPicture = (value: string) => value.startsWith('data:');

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** A list or record of plain values, short enough to be changed by hand: a list of records would be a tree. */
function isPlainData(value: object): boolean {
	if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
	const parts = Object.values(value);
	return parts.length > 0 && parts.length <= 12 && parts.every(isPlain);
}

const isDataToEdit = (value: unknown) =>
	typeof value === 'object' && value !== null && isPlainData(value) && JSON.stringify(value).length < 2_000;

interface Chosen {
	id: string;
	label?: unknown;
	title?: unknown;
	header?: unknown;
	children?: unknown;
}

const hasId = (value: unknown): value is Chosen =>
	typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** What has an id in a list of the story's args, and below it in a tree. */
const identified = (list: unknown): Chosen[] =>
	Array.isArray(list) ? list.filter(hasId).flatMap((one) => [one, ...identified(one.children)]) : [];

const isListOfIds = /^readonly (Id|string)\[\]$/;

/** The options of a prop that lists ids of what another arg holds: they are ticked, and not typed. */
function ticked(argType: InputType, value: unknown, initialArgs: Record<string, unknown>): InputType | undefined {
	if (argType.control !== undefined || !isListOfIds.test(argType.table?.type?.summary ?? '')) return undefined;
	if (!Array.isArray(value)) return undefined;
	const lists = Object.values(initialArgs).map(identified);
	const fitting = lists.filter((list) => list.length > 0 && value.every((id) => list.some((one) => one.id === id)));
	const [list] = fitting;
	if (!list || fitting.length > 1) return undefined;
	const labels = list.flatMap(({ id, label, title, header }) => {
		const name = label ?? title ?? header;
		return typeof name === 'string' ? [[id, name] as const] : [];
	});
	return { options: list.map(({ id }) => id), control: { type: 'check', labels: Object.fromEntries(labels) } };
}

function typeOf({ type }: Typed): { name?: string; value?: unknown; required?: boolean } {
	return typeof type === 'object' && type !== null ? type : { name: String(type) };
}

function controlFor(name: string, argType: InputType, value: unknown): InputType['control'] | undefined {
	if (argType.control !== undefined) return argType.control;
	if (isHandler(name)) return false;
	const type = typeOf(argType);
	if (argType.options || type.name === 'enum') {
		const values = argType.options ?? (Array.isArray(type.value) ? type.value : []);
		// A single possible value isn't a choice.
		return values.length < 2 ? false : undefined;
	}
	if (typeof value === 'string') return isPicture(value) ? false : { type: 'text' };
	const summary = argType.table?.type?.summary ?? type.name ?? '';
	if (typable.test(summary)) return { type: summary.includes('string') ? 'text' : 'number' };
	if (summary === 'boolean' || typeof value === 'boolean') return undefined;
	return isDataToEdit(value) && !summary.includes('Ref') ? { type: 'object' } : false;
}

const groupOf = (name: string) =>
	isHandler(name) ? 'Events' : name.startsWith('aria-') ? 'Assistive technology' : undefined;

/** An untyped arg of a story: Storybook would make a tree of an element. */
const untold = (initialArgs: Record<string, unknown>): Record<string, InputType> =>
	Object.fromEntries(
		Object.entries(initialArgs)
			.filter(([, value]) => value === undefined || typeof value === 'object')
			.map(([name, value]) => [
				name,
				{ name, type: { name: Array.isArray(value) ? 'array' : 'object', value: {} } as never },
			]),
	);

/**
 * A prop's default unless the code says it: a boolean is false, and default text is in the catalogue of each language.
 */
function defaultOf(argType: InputType) {
	const { name, required } = typeOf(argType);
	const told = argType.table?.defaultValue;
	if (told?.summary || required) return told;
	if (name === 'boolean' || argType.table?.type?.summary === 'boolean') return { summary: 'false' };
	return /has a default in each language/.test(argType.description ?? '') ? { summary: 'in each language' } : told;
}

/**
 * Text gets a text box, a variant its values, ids the things that have them, a small list of plain data the data itself. What can only be given in
 * code (elements, functions, dates) gets no control: the table still shows its type.
 */
export const sensibleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
	Object.fromEntries(
		Object.entries({ ...untold(initialArgs), ...argTypes }).map(([name, argType]) => {
			const choice = ticked(argType, initialArgs[name], initialArgs);
			const control = choice?.control ?? controlFor(name, argType, initialArgs[name]);
			const category = argType.table?.category ?? groupOf(name);
			const defaultValue = defaultOf(argType);
			const table = { ...argType.table, ...(category && { category }), ...(defaultValue && { defaultValue }) };
			return [name, { ...argType, ...choice, table, ...(control !== undefined && { control }) }];
		}),
	) as StrictArgTypes;
