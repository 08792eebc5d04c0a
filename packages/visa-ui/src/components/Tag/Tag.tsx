import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Tag.css';

export interface TagProps extends RootProps<HTMLSpanElement> {
	icon?: ReactNode;
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
