import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './Tag.css';

export interface TagProps extends RootProps<HTMLSpanElement> {
	/** An icon before the text, hidden from assistive technology. */
	icon?: ReactNode;
	/** The text: one or two words. */
	children: ReactNode;
}

/** A short label: '30 gün', 'Çoxdəfəlik'. */
export function Tag({ icon, className, children, ...root }: TagProps) {
	return (
		<span {...root} className={classes(css.tag, className)}>
			{icon}
			{children}
		</span>
	);
}
