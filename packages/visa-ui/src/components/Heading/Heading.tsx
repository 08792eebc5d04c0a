import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Heading.css';

/** The place in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
	/** Its place in the page's outline; the size follows unless said otherwise. */
	level: HeadingLevel;
	/** Another size than the level's, where outline and look part; narrow windows get smaller letters. */
	size?: keyof typeof css.size;
	/** -1 lets a page move focus here after a step changed. */
	tabIndex?: -1;
	/** The words of the heading. */
	children: ReactNode;
}

const sizeOf = ['large', 'medium', 'small'] as const;

/** A heading: its level is its place in the page's outline, its size may differ. */
export function Heading({ level, size = sizeOf[level - 1] ?? 'tiny', className, children, ...root }: HeadingProps) {
	const Tag = `h${level}` as const;
	return (
		<Tag {...root} className={classes(css.heading, look(css.size, size), className)}>
			{children}
		</Tag>
	);
}
