import clsx from 'clsx/lite';
import type { CSSProperties, Ref } from 'react';

/** The props that every component passes to its outermost element: `className`, `style`, `id`, `data-*` and `ref`. */
export interface RootProps<E extends Element = HTMLElement> {
	/** The element's id. */
	id?: string;
	/** Added to the component's own classes; your unlayered styles take precedence. */
	className?: string;
	/** Inline styles; prefer a class for more than a few declarations. */
	style?: CSSProperties;
	/** Ref to the element. */
	ref?: Ref<E>;
	[data: `data-${string}`]: string | number | boolean | undefined;
}

/** The part of the root's props that always stays on the outermost element, also where `id` and `ref` belong to a control within. */
export type FrameProps = Pick<RootProps, 'className' | 'style' | `data-${string}`>;

/** Another library's props, each of which may be undefined too: a host tells that from 'left out' only where it asks for it. */
export type OrUndefined<Props> = { [Name in keyof Props]: Props[Name] | undefined };

/** Class names as one attribute; what is false or empty is left out. */
export const classes = clsx;

const isFrame = (name: string) => name === 'className' || name === 'style' || name.startsWith('data-');
const pick = (props: object, isWanted: (name: string) => boolean) =>
	Object.fromEntries(Object.entries(props).filter(([name]) => isWanted(name)));

/** What a field's frame says of it, for styles. */
const states = {
	isDisabled: 'data-disabled',
	isReadOnly: 'data-readonly',
	isRequired: 'data-required',
	isPending: 'data-pending',
	errorMessage: 'data-invalid',
};

/**
 * Of a field's props those of its frame: class, style and `data-*`, its states among them. All others (`id`, `ref`, …)
 * are its control's.
 */
export function frameOf(props: object): FrameProps {
	const on = Object.entries(states).filter(([name]) => (props as Record<string, unknown>)[name]);
	return { ...Object.fromEntries(on.map(([, state]) => [state, true])), ...(pick(props, isFrame) as FrameProps) };
}

/** The other part of frameOf: what the control gets. */
export function controlOf<Props extends object>(props: Props): Omit<Props, keyof FrameProps> {
	return pick(props, (name) => !isFrame(name)) as Omit<Props, keyof FrameProps>;
}

/** Props without those that are undefined: react-aria tells 'not given' from 'given as undefined'. */
export function given<Props extends object>(props: Props) {
	const entries = Object.entries(props).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [Name in keyof Props]?: Exclude<Props[Name], undefined> };
}
