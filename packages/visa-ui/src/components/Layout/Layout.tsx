import type { ElementType, ReactNode } from 'react';
import type { Space } from '../../theme/tokens';
import * as css from './Layout.css';

type LayoutTag =
	| 'div'
	| 'section'
	| 'article'
	| 'ul'
	| 'ol'
	| 'li'
	| 'form'
	| 'header'
	| 'footer'
	| 'main'
	| 'nav'
	| 'span';
const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

export interface StackProps {
	gap?: Space;
	align?: keyof typeof css.align;
	as?: LayoutTag;
	id?: string;
	children: ReactNode;
}

/** Children below each other with one even distance. */
export function Stack({ gap = 'm', align = 'stretch', as: Tag = 'div', id, children }: StackProps) {
	return (
		<Tag id={id} className={classes(css.stack, css.gap[gap], css.align[align])}>
			{children}
		</Tag>
	);
}

export interface InlineProps extends StackProps {
	justify?: keyof typeof css.justify;
	isWrapping?: boolean;
}

/** Children beside each other; they wrap unless told not to. */
export function Inline({
	gap = 's',
	align = 'center',
	justify = 'start',
	isWrapping = true,
	as,
	id,
	children,
}: InlineProps) {
	const Tag: ElementType = as ?? 'div';
	return (
		<Tag
			id={id}
			className={classes(css.inline, css.gap[gap], css.align[align], css.justify[justify], isWrapping && css.wrapping)}
		>
			{children}
		</Tag>
	);
}

export interface ColumnsProps {
	gap?: Space;
	/** 'equal' fits as many as there is room for; 'aside' keeps a narrow column at the end on wide screens. */
	template?: keyof typeof css.template;
	align?: keyof typeof css.align;
	as?: LayoutTag;
	children: ReactNode;
}

/** Columns that become one on narrow screens. */
export function Columns({ gap = 'm', template = 'equal', align = 'stretch', as: Tag = 'div', children }: ColumnsProps) {
	return <Tag className={classes(css.columns, css.gap[gap], css.align[align], css.template[template])}>{children}</Tag>;
}

export interface ContainerProps {
	width?: keyof typeof css.width;
	as?: LayoutTag;
	children: ReactNode;
}

/** Centres content in a readable width with the page's margins. */
export function Container({ width = 'wide', as: Tag = 'div', children }: ContainerProps) {
	return <Tag className={classes(css.container, css.width[width])}>{children}</Tag>;
}

/** A hairline rule. */
export function Divider() {
	return <hr className={css.divider} />;
}
