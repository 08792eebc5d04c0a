import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends RootProps {
	/** The element it is drawn as: a heading for an outline that is not seen; a `span` unless said otherwise. */
	as?: 'span' | 'div' | 'h2' | 'h3';
	/** What only assistive technology gets. */
	children: ReactNode;
}

/** Words for assistive technology only. */
export function VisuallyHidden({ as = 'span', className, children, ...root }: VisuallyHiddenProps) {
	const Tag = as as ElementType;
	return (
		<Tag {...root} className={classes(hidden, className)}>
			{children}
		</Tag>
	);
}
