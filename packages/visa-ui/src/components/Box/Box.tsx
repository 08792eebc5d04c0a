import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { sprinkles } from './Box.css';

type Sprinkles = Parameters<typeof sprinkles>[0];
const isToken = (name: string) => sprinkles.properties.has(name as keyof Sprinkles);

export interface BoxProps extends Sprinkles, RootProps {
	as?: 'div' | 'section' | 'aside' | 'article' | 'header' | 'footer' | 'span' | 'li';
	children?: ReactNode;
}

/** A plain area with paper, border and padding from the tokens; paddings may differ by screen width. */
export function Box({ as = 'div', className, children, ...props }: BoxProps) {
	const Tag = as as ElementType;
	const entries = Object.entries(props);
	const root = Object.fromEntries(entries.filter(([name]) => !isToken(name)));
	const style = Object.fromEntries(entries.filter(([name]) => isToken(name)));
	return (
		<Tag {...root} className={classes(sprinkles(style), className)}>
			{children}
		</Tag>
	);
}
