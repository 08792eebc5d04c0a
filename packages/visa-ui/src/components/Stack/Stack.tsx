import type { ElementType, ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import * as flow from '../../theme/flow.css';
import type { Space } from '../../theme/tokens';
import * as css from './Stack.css';

export interface StackProps extends RootProps {
	gap?: Space;
	align?: keyof typeof flow.align;
	as?: flow.LayoutTag;
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
