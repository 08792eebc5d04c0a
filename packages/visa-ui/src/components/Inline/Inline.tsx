import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Inline.css';

export interface InlineProps extends RootProps {
	/** The room between its children, and between lines of them, a step of the space scale. */
	gap?: Space;
	/** How children of unlike heights stand on a line; in the middle of it unless said otherwise. */
	align?: keyof typeof flow.align;
	/** Where a line's spare room goes: after its children, around them, before or between them. */
	justify?: keyof typeof flow.justify;
	/** false keeps all on one line, for a few short things that always fit. Otherwise they go on below. */
	isWrapping?: boolean;
	/**
	 * The element it is drawn as, where the content has a meaning of its own: a section, a list, a form. A `div` unless said
	 * otherwise.
	 */
	as?: flow.LayoutTag;
	/** What stands on one line while there is room. */
	children: ReactNode;
}

/** Children beside each other; they wrap unless told not to. */
export function Inline({
	gap = 's',
	align = 'center',
	justify = 'start',
	isWrapping = true,
	as,
	className,
	children,
	...root
}: InlineProps) {
	const Tag = (as ?? 'div') as ElementType;
	const place = [flow.gap[gap], flow.align[align], flow.justify[justify]];
	return (
		<Tag {...root} className={classes(css.inline, ...place, isWrapping && css.wrapping, className)}>
			{children}
		</Tag>
	);
}
