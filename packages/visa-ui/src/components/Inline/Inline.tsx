import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Inline.css';

export interface InlineProps extends RootProps {
	/** The gap between children and between lines, as a step of the space scale. */
	gap?: Space;
	/** The vertical alignment of children within a line; centred by default. */
	align?: keyof typeof flow.align;
	/** The horizontal distribution of children. */
	justify?: keyof typeof flow.justify;
	/** Set to false to prevent wrapping, for a few short items that always fit. */
	isWrapping?: boolean;
	/**
	 * For the actions of one place: below the tablet breakpoint buttons are one below another, each as wide as the row. The
	 * main one comes first, a harmless one before a dangerous one, links last.
	 */
	isStackedOnPhones?: boolean;
	/** The HTML element, if the content has a meaning of its own: a section, a list, a form. `div` by default. */
	as?: flow.LayoutTag;
	/** The content. */
	children: ReactNode;
}

/** Arranges children in a row that wraps unless told otherwise. On phones, actions can be stacked. */
export function Inline({
	gap = 's',
	align = 'center',
	justify = 'start',
	isWrapping = true,
	isStackedOnPhones = false,
	as,
	className,
	children,
	...root
}: InlineProps) {
	const Tag = (as ?? 'div') as ElementType;
	const place = [flow.gap[gap], flow.align[align], flow.justify[justify]];
	const lines = [isWrapping && css.wrapping, isStackedOnPhones && css.stacked];
	return (
		<Tag {...root} className={classes(css.inline, ...place, ...lines, className)}>
			{children}
		</Tag>
	);
}
