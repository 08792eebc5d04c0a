import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Stack.css';

export interface StackProps extends RootProps {
	/** The gap between children, as a step of the space scale. */
	gap?: Space;
	/** The horizontal alignment of children; stretched by default. */
	align?: keyof typeof flow.align;
	/** The HTML element, if the content has a meaning of its own: a section, a list, a form. `div` by default. */
	as?: flow.LayoutTag;
	/** The content. */
	children: ReactNode;
}

/** Arranges children vertically with even spacing. */
export function Stack({ gap = 'm', align = 'stretch', as, className, children, ...root }: StackProps) {
	const Tag = (as ?? 'div') as ElementType;
	return (
		<Tag {...root} className={classes(css.stack, flow.gap[gap], flow.align[align], className)}>
			{children}
		</Tag>
	);
}
