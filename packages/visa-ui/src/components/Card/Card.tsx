import { type ReactNode, useId } from 'react';
import { classes, type RootProps } from '../../root';
import { Heading, type HeadingLevel } from '../Heading';
import { Inline } from '../Inline';
import * as css from './Card.css';

export interface CardProps extends RootProps<HTMLElement> {
	/** The title and accessible name; without it the card is a plain frame. */
	title?: string;
	/** The heading level of the title. */
	level?: HeadingLevel;
	/** A line below the title. */
	description?: ReactNode;
	/** Content at the end of the title's line: a tag, a menu, a quiet button. */
	aside?: ReactNode;
	/** Actions, below a divider: side by side, on a phone one below another. A harmless one comes before a dangerous one. */
	footer?: ReactNode;
	/** The content below title and description. */
	children?: ReactNode;
}

/** A framed section about one subject. */
export function Card({ title, level = 2, description, aside, footer, className, children, ...root }: CardProps) {
	const titleId = useId();
	const Tag = title ? 'section' : 'div';
	return (
		<Tag
			{...(root as RootProps<HTMLDivElement>)}
			className={classes(css.card, className)}
			aria-labelledby={title ? titleId : undefined}
		>
			{(title || aside) && (
				<div className={css.head}>
					<div className={css.words}>
						{title && (
							<Heading id={titleId} level={level} size="small">
								{title}
							</Heading>
						)}
						{description && <div className={css.description}>{description}</div>}
					</div>
					{aside}
				</div>
			)}
			{children}
			{footer && (
				<Inline isStackedOnPhones className={css.footer}>
					{footer}
				</Inline>
			)}
		</Tag>
	);
}
