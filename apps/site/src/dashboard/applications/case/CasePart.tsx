import { type ReactNode, type RefObject, useId } from 'react';
import { Heading } from 'visa-ui';
import * as css from '../parts.css';

export interface CasePartProps {
	title: string;
	/** For moving focus there. */
	headingRef?: RefObject<HTMLHeadingElement | null>;
	children: ReactNode;
}

/** A section of a case, with its own heading. */
export function CasePart({ title, headingRef, children }: CasePartProps) {
	const id = useId();
	return (
		<section className={css.part} aria-labelledby={id}>
			<Heading level={3} size="tiny" id={id} tabIndex={-1} ref={headingRef}>
				{title}
			</Heading>
			{children}
		</section>
	);
}
