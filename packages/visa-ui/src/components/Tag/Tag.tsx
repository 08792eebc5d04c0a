import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Tag.css';

export interface TagProps extends RootProps<HTMLSpanElement> {
	/** Stands before the word and says nothing to a screen reader. */
	icon?: ReactNode;
	/** A word or two: what kind of thing it is. */
	children: ReactNode;
}

/** A short fact: '30 gün', 'Çoxdəfəlik'. */
export function Tag({ icon, className, children, ...root }: TagProps) {
	return (
		<span {...root} className={classes(css.tag, className)}>
			{icon}
			{children}
		</span>
	);
}
