import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as css from './StatusTag.css';

export type StatusTone = keyof typeof css.tone;

export interface StatusTagProps extends RootProps<HTMLSpanElement> {
	/** What the state means for the reader; the words say the same without the colour. */
	tone: StatusTone;
	children: ReactNode;
}

/** The state of something, in words with a coloured dot. */
export function StatusTag({ tone, className, children, ...root }: StatusTagProps) {
	return (
		<span {...root} className={classes(css.tag, css.tone[tone], className)}>
			<span className={css.dot} />
			{children}
		</span>
	);
}
