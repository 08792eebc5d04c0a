import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Heading.css';

/** A heading level in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends RootProps<HTMLHeadingElement> {
	/** The heading level, which also determines the size by default. */
	level: HeadingLevel;
	/** A size other than the level's default. Headings are smaller on narrow screens. */
	size?: keyof typeof css.size;
	/** Set to -1 if the page moves the focus here, for example after a step has changed. */
	tabIndex?: -1;
	/** The text. */
	children: ReactNode;
}

const sizeOf = ['large', 'medium', 'small'] as const;

/** A heading. Its level reflects the page's outline; its size can differ. */
export function Heading({ level, size = sizeOf[level - 1] ?? 'tiny', className, children, ...root }: HeadingProps) {
	const Tag = `h${level}` as const;
	return (
		<Tag {...root} className={classes(css.heading, look(css.size, size), className)}>
			{children}
		</Tag>
	);
}
