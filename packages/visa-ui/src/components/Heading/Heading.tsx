import type { ReactNode, Ref } from 'react';
import * as css from './Heading.css';

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps {
	/** Its place in the page's outline; the size follows unless said otherwise. */
	level: HeadingLevel;
	size?: keyof typeof css.size;
	id?: string;
	/** -1 lets a page move focus here after a step changed. */
	tabIndex?: -1;
	ref?: Ref<HTMLHeadingElement>;
	children: ReactNode;
}

const sizeOf = { 1: 'large', 2: 'medium', 3: 'small', 4: 'tiny' } as const;

export function Heading({ level, size = sizeOf[level], children, ...props }: HeadingProps) {
	const Tag = `h${level}` as const;
	return (
		<Tag className={`${css.heading} ${css.size[size]}`} {...props}>
			{children}
		</Tag>
	);
}
