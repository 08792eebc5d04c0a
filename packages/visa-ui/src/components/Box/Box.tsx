import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { sprinkles } from './Box.css';

type Sprinkles = Parameters<typeof sprinkles>[0];
const isToken = (name: string) => sprinkles.properties.has(name as keyof Sprinkles);

export interface BoxProps extends Sprinkles, RootProps {
	/** The room between its edges and what stands in it, a step of the space scale; `{ phone, desktop }` where windows differ. */
	padding?: Sprinkles['padding'];
	/** That room above and below alone. */
	paddingBlock?: Sprinkles['paddingBlock'];
	/** That room at both sides alone. */
	paddingInline?: Sprinkles['paddingInline'];
	/** How its children are laid out; 'none' takes it away, as on a phone. */
	display?: Sprinkles['display'];
	/** Its paper, from the page's own ('canvas') to what lies upon it. Ink is legible on each, in every theme. */
	background?: Sprinkles['background'];
	/** A hairline around it; 'strong' where the edge alone says that something can be done. */
	border?: Sprinkles['border'];
	/** The long name of `radius`. */
	borderRadius?: Sprinkles['borderRadius'];
	/** How round its corners are. */
	radius?: Sprinkles['radius'];
	/** The long name of `shadow`. */
	boxShadow?: Sprinkles['boxShadow'];
	/** How far it lies above the page: 'raised' upon it, 'overlay' over everything. */
	shadow?: Sprinkles['shadow'];
	/** What becomes of content without room: cut off, or scrolled within the box. */
	overflow?: Sprinkles['overflow'];
	/** 'sticky' stays in sight while its surroundings scroll; 'relative' is what absolute children are placed by. */
	position?: Sprinkles['position'];
	/** On which side its lines begin. */
	textAlign?: Sprinkles['textAlign'];
	/** The element it is drawn as, where the content has a meaning of its own. A `div` unless said otherwise. */
	as?: 'div' | 'section' | 'aside' | 'article' | 'header' | 'footer' | 'span' | 'li';
	/** What stands on the area. */
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
