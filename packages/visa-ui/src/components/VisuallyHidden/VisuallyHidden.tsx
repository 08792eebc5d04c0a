import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends RootProps {
	/** The HTML element, for example a heading for an invisible outline; `span` by default. */
	as?: 'span' | 'div' | 'h2' | 'h3';
	/** The content. */
	children: ReactNode;
}

/** Content for assistive technology only. */
export function VisuallyHidden({ as = 'span', className, children, ...root }: VisuallyHiddenProps) {
	const Tag = as as ElementType;
	return (
		<Tag {...root} className={classes(hidden, className)}>
			{children}
		</Tag>
	);
}
