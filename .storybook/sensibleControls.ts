import type { ArgTypesEnhancer, InputType, StrictArgTypes } from 'storybook/internal/types';

type Typed = InputType & { type?: unknown };

/** What can be typed into a panel as text or as a number. */
const typable = /^(string|number)( \| (string|number|null))*$/;
const isHandler = (name: string) => /^on[A-Z]/.test(name);

/** A picture in its own address: nobody types one, and its letters would widen the table. */
const isPicture = (value: string) => value.startsWith('data:');

/** A list or a record of plain values, small enough to be changed by hand. */
function isPlainData(value: unknown, depth = 0): boolean {
	if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
		return true;
	if (typeof value !== 'object' || depth > 2) return false;
	const isList = Array.isArray(value);
	if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return false;
	const parts = Object.values(value);
	return parts.length > 0 && parts.length <= 12 && parts.every((part) => isPlainData(part, depth + 1));
}

const isDataToEdit = (value: unknown) =>
	typeof value === 'object' && value !== null && isPlainData(value) && JSON.stringify(value).length < 2_000;

function typeOf({ type }: Typed): { name?: string; value?: unknown } {
	return typeof type === 'object' && type !== null ? type : { name: String(type) };
}

function controlFor(name: string, argType: InputType, value: unknown): InputType['control'] | undefined {
	if (argType.control !== undefined) return argType.control;
	if (isHandler(name)) return false;
	const type = typeOf(argType);
	if (argType.options || type.name === 'enum') {
		const values = argType.options ?? (Array.isArray(type.value) ? type.value : []);
		// What can have one value only is no choice.
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

/** What a story gives and no type tells of: Storybook would make a tree of an element. */
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
 * Words get a text box, a variant its values, a small list of plain data the data itself. What can only be given in code
 * (elements, functions, days) gets no control: the table still tells its type.
 */
export const sensibleControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
	Object.fromEntries(
		Object.entries({ ...untold(initialArgs), ...argTypes }).map(([name, argType]) => {
			const control = controlFor(name, argType, initialArgs[name]);
			const category = argType.table?.category ?? groupOf(name);
			const table = { ...argType.table, ...(category && { category }) };
			return [name, { ...argType, table, ...(control !== undefined && { control }) }];
		}),
	) as StrictArgTypes;
