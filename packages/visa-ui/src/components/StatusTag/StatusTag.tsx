import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './StatusTag.css';

/** What a state means for the reader. */
export type StatusTone = keyof typeof css.tone;

export interface StatusTagProps extends RootProps<HTMLSpanElement> {
	/** What the state means for the reader; the words say the same without the colour. */
	tone: StatusTone;
	/** In place of the dot: its own for each state of a list, so that none is told by its colour alone. */
	icon?: ReactNode;
	/** Nothing follows it: the icon stands in a filled disc. Give it one that is no disc itself, such as CheckIcon. */
	isOver?: boolean;
	/** Without a frame, for a column of a table; with one it stands alone, beside a heading. */
	isQuiet?: boolean;
	/** The state in a word or two. */
	children: ReactNode;
}

/** The state of something, in words with a coloured dot or an icon of its own. */
export function StatusTag({
	tone,
	icon,
	isOver = false,
	isQuiet = false,
	className,
	children,
	...root
}: StatusTagProps) {
	return (
		<span {...root} className={classes(css.tag, look(css.tone, tone), isQuiet && css.quiet, className)}>
			{icon ? <span className={classes(css.icon, isOver && css.disc)}>{icon}</span> : <span className={css.dot} />}
			{isQuiet ? <span className={css.quietWords}>{children}</span> : children}
		</span>
	);
}
