import { type ReactNode, useId } from 'react';
import { Heading } from 'visa-ui';
import { card } from '../account.css';

export interface RequestPartProps {
	id?: string;
	title: string;
	/** What the page is currently about: its heading receives focus when the focused element has disappeared. */
	isNow?: boolean;
	children: ReactNode;
}

/** A section of a request's page, with a heading. */
export function RequestPart({ id, title, isNow = false, children }: RequestPartProps) {
	const own = useId();
	return (
		<section className={card} id={id} aria-labelledby={own}>
			<Heading level={2} size="small" id={own} {...(isNow && { tabIndex: -1 })}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
