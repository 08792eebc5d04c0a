import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { hidden } from './VisuallyHidden.css';

export interface VisuallyHiddenProps extends RootProps {
	as?: 'span' | 'div' | 'h2' | 'h3';
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
