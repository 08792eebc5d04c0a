import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './StatusTag.css';

/** The meaning of a state. */
export type StatusTone = keyof typeof css.tone;

export interface StatusTagProps extends RootProps<HTMLSpanElement> {
	/** The meaning of the state, shown as a colour; the label must convey it too. */
	tone: StatusTone;
	/** An icon in place of the dot; give each state its own, so that states differ by more than colour. */
	icon?: ReactNode;
	/** A final state: the icon is shown in a filled disc. Use an icon that isn't a disc itself, such as CheckIcon. */
	isOver?: boolean;
	/** Without a border, for table columns; with a border for use on its own, such as beside a heading. */
	isQuiet?: boolean;
	/** The state, in one or two words. */
	children: ReactNode;
}

/** A status label with a coloured dot or an icon of its own. */
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
