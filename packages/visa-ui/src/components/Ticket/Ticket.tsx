'use client';

import type { ReactNode } from 'react';
import { useStrings } from '../../strings/components';
import { Guilloche } from '../Guilloche';
import { ChevronDownIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Ticket.css';

export interface TicketRow {
	id: string;
	label: string;
	/** Nothing yet: a dotted line that waits. */
	value?: ReactNode;
	/** At the end of the line: a price. */
	aside?: ReactNode;
}

export interface TicketProps {
	title?: string;
	rows: readonly TicketRow[];
	/** What it costs so far. */
	total?: ReactNode;
	totalLabel?: string;
	/** A line below the total: when it is paid. */
	note?: ReactNode;
}

/** The request as it grows: beside the wizard on wide screens, folded into one line on phones. */
export function Ticket(props: TicketProps) {
	const strings = useStrings();
	const title = props.title ?? strings.ticket;
	return (
		<>
			<section className={`${css.ticket} ${css.wide}`} aria-label={title}>
				<div className={css.ornament}>
					<Guilloche form="band" seed={21} />
				</div>
				<div className={css.head}>{title}</div>
				<Content {...props} />
			</section>
			<details className={`${css.ticket} ${css.folding}`}>
				<summary className={css.summary}>
					<span>{title}</span>
					<span>{props.total}</span>
					<span className={css.chevron}>
						<ChevronDownIcon size="small" />
					</span>
				</summary>
				<Content {...props} />
			</details>
		</>
	);
}

function Content({ rows, total, totalLabel, note }: TicketProps) {
	const strings = useStrings();
	return (
		<>
			<dl className={css.rows}>
				{rows.map((row) => (
					<div key={row.id} className={css.row} data-unfilled={row.value ? undefined : ''}>
						<dt className={css.label}>{row.label}</dt>
						<dd className={row.value ? css.value : css.unfilled}>
							{row.value ?? <VisuallyHidden>{strings.ticketUnfilled}</VisuallyHidden>}
						</dd>
						{row.aside && <dd className={css.aside}>{row.aside}</dd>}
					</div>
				))}
			</dl>
			{total !== undefined && (
				<div className={css.foot}>
					<span>{totalLabel ?? strings.total}</span>
					<span>{total}</span>
				</div>
			)}
			{note && <div className={css.note}>{note}</div>}
		</>
	);
}
