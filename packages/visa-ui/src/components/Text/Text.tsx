import type { ReactNode } from 'react';
import * as css from './Text.css';

export interface TextProps {
	size?: keyof typeof css.size;
	tone?: keyof typeof css.tone;
	weight?: keyof typeof css.weight;
	as?: 'p' | 'span' | 'strong' | 'div' | 'small' | 'dt' | 'dd' | 'li';
	/** Keeps the line breaks of the words as they were written. */
	isKeepingLines?: boolean;
	id?: string;
	children: ReactNode;
}

export function Text({
	size = 'body',
	tone = 'ink',
	weight = 'regular',
	as: Tag = 'p',
	isKeepingLines,
	id,
	children,
}: TextProps) {
	const names = [css.text, css.size[size], css.tone[tone], css.weight[weight]];
	if (Tag === 'p') names.push(css.paragraph);
	if (isKeepingLines) names.push(css.keepingLines);
	return (
		<Tag id={id} className={names.join(' ')}>
			{children}
		</Tag>
	);
}
