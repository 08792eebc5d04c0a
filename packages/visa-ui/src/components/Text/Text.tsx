import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Text.css';

export interface TextProps extends RootProps {
	size?: keyof typeof css.size;
	tone?: keyof typeof css.tone;
	weight?: keyof typeof css.weight;
	as?: 'p' | 'span' | 'strong' | 'div' | 'small' | 'dt' | 'dd' | 'li';
	/** Keeps the line breaks of the words as they were written. */
	isKeepingLines?: boolean;
	children: ReactNode;
}

/** Words in one of the sizes and inks of the type scale. */
export function Text({
	size = 'body',
	tone = 'ink',
	weight = 'regular',
	as = 'p',
	isKeepingLines,
	className,
	children,
	...root
}: TextProps) {
	const Tag = as as ElementType;
	const face = classes(css.text, look(css.size, size), look(css.tone, tone), look(css.weight, weight));
	const lines = classes(as === 'p' && css.paragraph, isKeepingLines && css.keepingLines);
	return (
		<Tag {...root} className={classes(face, lines, className)}>
			{children}
		</Tag>
	);
}
