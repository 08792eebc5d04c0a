import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import * as css from './EmptyState.css';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
	/** One sentence. */
	title: string;
	/** The title's place in the page's outline; 2 unless said otherwise. Its size stays. */
	level?: HeadingLevel;
	/** One action. */
	action?: ReactNode;
	/** A sentence more, where the title leaves a question open. */
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
