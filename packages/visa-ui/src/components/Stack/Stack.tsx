import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Stack.css';

export interface StackProps extends RootProps {
	/** The room between its children, a step of the space scale. */
	gap?: Space;
	/** How children narrower than the stack stand in it; as wide as it unless said otherwise. */
	align?: keyof typeof flow.align;
	/**
	 * The element it is drawn as, where the content has a meaning of its own: a section, a list, a form. A `div` unless said
	 * otherwise.
	 */
	as?: flow.LayoutTag;
	/** What stands one below the other. */
	children: ReactNode;
}

/** Children below each other with one even distance. */
export function Stack({ gap = 'm', align = 'stretch', as, className, children, ...root }: StackProps) {
	const Tag = (as ?? 'div') as ElementType;
	return (
		<Tag {...root} className={classes(css.stack, flow.gap[gap], flow.align[align], className)}>
			{children}
		</Tag>
	);
}
