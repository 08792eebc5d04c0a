import type { ReactNode } from 'react';
import { sprinkles } from './Box.css';

type Sprinkles = Parameters<typeof sprinkles>[0];

export interface BoxProps extends Sprinkles {
	as?: 'div' | 'section' | 'aside' | 'article' | 'header' | 'footer' | 'span' | 'li';
	id?: string;
	children?: ReactNode;
}

/** A plain area with paper, border and padding from the tokens; paddings may differ by screen width. */
export function Box({ as: Tag = 'div', id, children, ...style }: BoxProps) {
	return (
		<Tag id={id} className={sprinkles(style)}>
			{children}
		</Tag>
	);
}
