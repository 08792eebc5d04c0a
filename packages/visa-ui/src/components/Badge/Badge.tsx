import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Badge.css';

export interface BadgeProps extends RootProps<HTMLSpanElement> {
	/** What it counts, when nothing beside it says so: '3 yeni mesaj'. */
	label?: string;
	/** The count, or a word as short. */
	children: ReactNode;
}

/** A small number beside the thing that it counts. */
export function Badge({ label, className, children, ...root }: BadgeProps) {
	const naming = label ? { role: 'img', 'aria-label': label } : {};
	return (
		<span {...root} {...naming} className={classes(css.badge, className)}>
			{children}
		</span>
	);
}
