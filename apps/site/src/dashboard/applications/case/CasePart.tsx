import { type ReactNode, useId } from 'react';
import { Heading } from 'visa-ui';
import * as css from '../desk.css';

/** A part of a case under a heading of its own. */
export function CasePart({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={css.part} aria-labelledby={id}>
			<Heading level={3} size="tiny" id={id} tabIndex={-1}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
