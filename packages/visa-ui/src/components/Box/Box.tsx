import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { sprinkles } from './Box.css';

type Sprinkles = Parameters<typeof sprinkles>[0];
const isToken = (name: string) => sprinkles.properties.has(name as keyof Sprinkles);

export interface BoxProps extends Sprinkles, RootProps {
	/** Padding on all sides, as a step of the space scale; `{ phone, desktop }` for responsive values. */
	padding?: Sprinkles['padding'];
	/** Padding above and below. */
	paddingBlock?: Sprinkles['paddingBlock'];
	/** Padding on the left and right. */
	paddingInline?: Sprinkles['paddingInline'];
	/** The CSS `display` of the box; `none` hides it, for example on phones. */
	display?: Sprinkles['display'];
	/**
	 * The background, from the page's own (`canvas`) to elevated ones. Text is readable on all of them, in every theme.
	 */
	background?: Sprinkles['background'];
	/** A border; `strong` if the border alone shows that the box is interactive. */
	border?: Sprinkles['border'];
	/** The same as `radius`. */
	borderRadius?: Sprinkles['borderRadius'];
	/** The corner radius. */
	radius?: Sprinkles['radius'];
	/** The same as `shadow`. */
	boxShadow?: Sprinkles['boxShadow'];
	/** The elevation: `raised` above the page, `overlay` above everything. */
	shadow?: Sprinkles['shadow'];
	/** What happens to overflowing content: clipped, or scrolled within the box. */
	overflow?: Sprinkles['overflow'];
	/**
	 * `sticky` stays visible while its container scrolls; `relative` is the reference for absolutely positioned
	 * children.
	 */
	position?: Sprinkles['position'];
	/** The text alignment. */
	textAlign?: Sprinkles['textAlign'];
	/** The HTML element, if the content has a meaning of its own; `div` by default. */
	as?: 'div' | 'section' | 'aside' | 'article' | 'header' | 'footer' | 'span' | 'li';
	/** The content. */
	children?: ReactNode;
}

/** A plain container with background, border and padding from the design tokens. Padding can be responsive. */
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
