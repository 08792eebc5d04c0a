import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import * as css from './EmptyState.css';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
	/** The message: one sentence. */
	title: string;
	/** The heading level of the title, 2 by default; it doesn't affect the size. */
	level?: HeadingLevel;
	/** An action. */
	action?: ReactNode;
	/** One more sentence, if the title leaves a question open. */
	children?: ReactNode;
}

/** A placeholder for empty lists and pages: one sentence, one action. */
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
