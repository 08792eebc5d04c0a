import clsx from 'clsx/lite';
import type { Ref } from 'react';

/** What a component hands on to its outermost element: a consumer's class, an id, `data-*` attributes and a ref. */
export interface RootProps<E extends Element = HTMLElement> {
	id?: string;
	/** Added to the component's own classes; unlayered styles of the consumer win over them. */
	className?: string;
	ref?: Ref<E>;
	[data: `data-${string}`]: string | number | boolean | undefined;
}

/** The part of the root's props that always stays on the outermost element, also where `id` and `ref` belong to a control within. */
export type FrameProps = Pick<RootProps, 'className' | `data-${string}`>;

/** Class names as one attribute; what is false or empty is left out. */
export const classes = clsx;

/** Parts a field's props: class and `data-*` are its frame's, all others (`id`, `ref`, …) its control's. */
export function frameOf(props: object): FrameProps {
	return Object.fromEntries(
		Object.entries(props).filter(([name]) => name === 'className' || name.startsWith('data-')),
	) as FrameProps;
}
