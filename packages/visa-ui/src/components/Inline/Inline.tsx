import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Inline.css';

export interface InlineProps extends RootProps {
	gap?: Space;
	align?: keyof typeof flow.align;
	justify?: keyof typeof flow.justify;
	isWrapping?: boolean;
	as?: flow.LayoutTag;
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
