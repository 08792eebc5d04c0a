import { type ReactNode, useId } from 'react';
import { Heading } from 'visa-ui';
import { card } from '../account.css';

/** A part of a request's page, under its heading. */
export function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
	const own = useId();
	return (
		<section className={card} id={id} aria-labelledby={own}>
			<Heading level={2} size="small" id={own}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
