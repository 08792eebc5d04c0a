import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { look } from '../../root/look';
import * as css from './Text.css';

export interface TextProps extends RootProps {
	/** `body` for running text, `lead` for a page's opening sentence, `caption` for notes. */
	size?: keyof typeof css.size;
	/** The colour by meaning: `soft` for secondary text, `inherit` for the surrounding colour. */
	tone?: keyof typeof css.tone;
	/** The font weight; use it only for the few words that readers look for. */
	weight?: keyof typeof css.weight;
	/** The HTML element; a paragraph by default. */
	as?: 'p' | 'span' | 'strong' | 'div' | 'small' | 'dt' | 'dd' | 'li';
	/** Preserves line breaks in the text. */
	isKeepingLines?: boolean;
	/** The text. */
	children: ReactNode;
}

/** Text in one of the sizes and colours of the type scale. */
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
