import { type ReactNode, useId } from 'react';
import { classes, type RootProps } from '../../root';
import { ChevronDownIcon } from '../Icon';
import * as css from './Accordion.css';

/** A question and its answer. */
export interface AccordionItem {
	id: string;
	title: string;
	content: ReactNode;
	/** Stands open at first; the reader may still fold it. */
	isDefaultOpen?: boolean;
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
	items: readonly AccordionItem[];
	/** Opening one closes the others. */
	isExclusive?: boolean;
}

/** Questions that open to their answers: native details, so they open without a script and are found by the browser's search. */
export function Accordion({ items, isExclusive = false, className, ...root }: AccordionProps) {
	const name = useId();
	return (
		<div {...root} className={classes(css.accordion, className)}>
			{items.map((item) => (
				<details
					key={item.id}
					id={item.id}
					className={css.item}
					name={isExclusive ? name : undefined}
					open={item.isDefaultOpen}
				>
					<summary className={css.summary}>
						<span className={css.title}>{item.title}</span>
						<span className={css.chevron}>
							<ChevronDownIcon size="small" />
						</span>
					</summary>
					<div className={css.body}>{item.content}</div>
				</details>
			))}
		</div>
	);
}
