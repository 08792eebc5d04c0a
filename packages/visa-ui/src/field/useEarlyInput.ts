import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** While a page is what the server rendered: there, and in the browser until it is hydrated. */
export const useServersPage = () =>
	useSyncExternalStore(
		never,
		() => false,
		() => true,
	);

/**
 * By which of its two controls a form submits a typed field. Its hidden value is right as long as scripts keep it so:
 * until then, and without them, the text itself is submitted rather than nothing.
 */
export function useSubmitted(name: string | undefined): { typed: string | undefined; value: string | undefined } {
	return useServersPage() ? { typed: name, value: undefined } : { typed: undefined, value: name };
}

/** How a control, or a set of them, shows what it holds. */
interface Holding<E, Value> {
	read: (element: E) => Value;
	write: (element: E, value: Value) => void;
}

const text: Holding<{ value: string }, string> = {
	read: ({ value }) => value,
	write: (element, value) => {
		element.value = value;
	},
};
const check: Holding<HTMLInputElement, boolean> = {
	read: ({ checked }) => checked,
	write: (element, isChecked) => {
		element.checked = isChecked;
	},
};
const radiosOf = (group: Element) => [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
const radio: Holding<Element, string | null> = {
	read: (group) => radiosOf(group).find(({ checked }) => checked)?.value ?? null,
	write: (group, id) => {
		for (const one of radiosOf(group)) one.checked = one.value === id;
	},
};

/**
 * On a page rendered by the server, people type and choose before its scripts have loaded. That is then in the control,
 * but React reports no change of it, and the field's state would never hear of it.
 * @param shown what the field's state shows; undefined for a control that holds its own text
 * @param take is called with what came before
 */
function useEarlyInput<E, Value>(
	control: RefObject<E | null>,
	{ read, write }: Holding<E, Value>,
	shown: Value | undefined,
	take: (value: Value, control: E) => void,
) {
	const isServersPage = useServersPage();
	const atFirst = useRef<((element: E) => void) | null>((element) => {
		const value = read(element);
		if (!isServersPage || shown === undefined || value === shown) return;
		// What isn't taken must not stay visible.
		write(element, shown);
		take(value, element);
	});
	useEffect(() => {
		if (control.current) atFirst.current?.(control.current);
		atFirst.current = null;
	}, [control]);
}

/** Takes the text that was typed before the page's scripts had loaded: see {@link useEarlyInput}. */
export const useEarlyText = <E extends { value: string }>(
	control: RefObject<E | null>,
	shown: string | undefined,
	take: (text: string, control: E) => void,
) => useEarlyInput<E, string>(control, text, shown, take);

/** Takes the press of a checkbox or switch, if it may be changed: see {@link useEarlyInput}. */
export const useEarlyCheck = (
	control: RefObject<HTMLInputElement | null>,
	isShown: boolean,
	isFixed: boolean | undefined,
	take: (isChecked: boolean) => void,
) => useEarlyInput(control, check, isShown, (isChecked) => isFixed || take(isChecked));

/** Takes the press of a radio button, if it may be changed: see {@link useEarlyInput}. */
export const useEarlyChoice = (
	group: RefObject<Element | null>,
	shown: string | null,
	isFixed: boolean | undefined,
	take: (id: string) => void,
) => useEarlyInput(group, radio, shown, (id) => isFixed || id === null || take(id));
