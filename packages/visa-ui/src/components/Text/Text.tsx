import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Text.css';

export interface TextProps extends RootProps {
	/** 'body' for reading, 'lead' for a page's first sentence, 'caption' for notes. */
	size?: keyof typeof css.size;
	/**
	 * Its colour by meaning, of which each theme has its own; 'soft' for what matters less, 'inherit' for the colour around
	 * it.
	 */
	tone?: keyof typeof css.tone;
	/** How heavy its letters are; only for the few words that one looks for. */
	weight?: keyof typeof css.weight;
	/** The element it is drawn as; a paragraph unless said otherwise. */
	as?: 'p' | 'span' | 'strong' | 'div' | 'small' | 'dt' | 'dd' | 'li';
	/** Keeps the line breaks of the words as they were written. */
	isKeepingLines?: boolean;
	/** The words. */
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
