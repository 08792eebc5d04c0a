import type { ReactNode } from 'react';
import { Guilloche } from '../Guilloche';
import { Heading, type HeadingLevel } from '../Heading';
import { Text } from '../Text';
import * as css from './EmptyState.css';

export interface EmptyStateProps {
	/** One sentence. */
	title: string;
	level?: HeadingLevel;
	/** One action. */
	action?: ReactNode;
	children?: ReactNode;
}

/** Nothing here yet: one sentence, one action. */
export function EmptyState({ title, level = 2, action, children }: EmptyStateProps) {
	return (
		<div className={css.empty}>
			<div className={css.ornament}>
				<Guilloche seed={12} />
			</div>
			<Heading level={level} size="small">
				{title}
			</Heading>
			{children && <Text tone="soft">{children}</Text>}
			{action}
		</div>
	);
}
