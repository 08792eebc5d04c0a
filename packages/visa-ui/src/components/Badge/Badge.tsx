import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Badge.css';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
	/** An accessible text for the count, if nothing beside it says what is counted: '3 yeni mesaj'. */
	label?: string;
	/** The count, or a very short word. */
	children: ReactNode;
}

/** A small number beside the thing it counts. */
export function Badge({ label, className, children, ...root }: BadgeProps) {
	const naming = label ? { role: 'img', 'aria-label': label } : {};
	return (
		<span {...root} {...naming} className={classes(css.badge, className)}>
			{children}
		</span>
	);
}
