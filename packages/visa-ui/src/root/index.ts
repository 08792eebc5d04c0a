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

/**
 * The part of the root's props that always stays on the outermost element, even if `id` and `ref` belong to an inner
 * control.
 */
export type FrameProps = Pick<RootProps, 'className' | 'style' | `data-${string}`>;

/** Another library's props, each possibly undefined: a host distinguishes that from omitted only if it asks for it. */
export type OrUndefined<Props> = { [Name in keyof Props]: Props[Name] | undefined };

/** Class names as one attribute, without false or empty ones. */
export const classes = clsx;

const isFrame = (name: string) => name === 'className' || name === 'style' || name.startsWith('data-');
const pick = (props: object, isWanted: (name: string) => boolean) =>
	Object.fromEntries(Object.entries(props).filter(([name]) => isWanted(name)));

/** The states on a field's frame, for styling. */
const states = {
	isDisabled: 'data-disabled',
	isReadOnly: 'data-readonly',
	isRequired: 'data-required',
	isPending: 'data-pending',
	errorMessage: 'data-invalid',
};

/**
 * The frame's part of a field's props: class, style and `data-*`, including its states. All others (`id`, `ref`, …)
 * belong to its control.
 */
export function frameOf(props: object): FrameProps {
	const on = Object.entries(states).filter(([name]) => (props as Record<string, unknown>)[name]);
	return { ...Object.fromEntries(on.map(([, state]) => [state, true])), ...(pick(props, isFrame) as FrameProps) };
}

/** The complement of frameOf: the control's props. */
export function controlOf<Props extends object>(props: Props): Omit<Props, keyof FrameProps> {
	return pick(props, (name) => !isFrame(name)) as Omit<Props, keyof FrameProps>;
}

/** Props without undefined ones: react-aria distinguishes omitted from undefined. */
export function given<Props extends object>(props: Props) {
	const entries = Object.entries(props).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [Name in keyof Props]?: Exclude<Props[Name], undefined> };
}
