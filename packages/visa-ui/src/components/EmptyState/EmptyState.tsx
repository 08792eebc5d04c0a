import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import * as css from './EmptyState.css';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
	/** One sentence. */
	title: string;
	level?: HeadingLevel;
	/** One action. */
	action?: ReactNode;
	children?: ReactNode;
}

/** Nothing here yet: one sentence, one action. */
export function EmptyState({ title, level = 2, action, className, children, ...root }: EmptyStateProps) {
	return (
		<div {...root} className={classes(css.empty, className)}>
			<Heading level={level} size="small">
				{title}
			</Heading>
			{children && <Text tone="soft">{children}</Text>}
			{action}
		</div>
	);
}
