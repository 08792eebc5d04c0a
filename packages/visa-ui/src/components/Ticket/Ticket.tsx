'use client';

import type { ReactNode } from 'react';
import { classes, type RootProps } from '../../root';
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

export interface TicketProps extends RootProps<HTMLDivElement> {
	title?: string;
	rows: readonly TicketRow[];
	/** What it costs so far. */
	total?: ReactNode;
	totalLabel?: string;
	/** A line below the total: when it is paid. */
	note?: ReactNode;
}

/** The request as it grows: beside the wizard on wide screens, folded into one line on phones. */
export function Ticket({ title: ownTitle, rows, total, totalLabel, note, ...root }: TicketProps) {
	const strings = useStrings();
	const title = ownTitle ?? strings.ticket;
	const content = <Content rows={rows} total={total} totalLabel={totalLabel} note={note} />;
	return (
		<div {...root}>
			<section className={classes(css.ticket, css.wide)} aria-label={title}>
				<div className={css.ornament}>
					<Guilloche form="band" seed={21} />
				</div>
				<div className={css.head}>{title}</div>
				{content}
			</section>
			<details className={classes(css.ticket, css.folding)}>
				<summary className={css.summary}>
					<span className={css.summaryTitle}>{title}</span>
					<span className={css.summaryTotal}>{total}</span>
					<span className={css.chevron}>
						<ChevronDownIcon size="small" />
					</span>
				</summary>
				{content}
			</details>
		</div>
	);
}

function Content({ rows, total, totalLabel, note }: Pick<TicketProps, 'rows' | 'total' | 'totalLabel' | 'note'>) {
	const strings = useStrings();
	return (
		<>
			<dl className={css.rows}>
				{rows.map((row) => (
					<div key={row.id} className={css.row} data-unfilled={isFilled(row) ? undefined : ''}>
						<dt className={css.label}>{row.label}</dt>
						<dd className={isFilled(row) ? css.value : css.unfilled}>
							{isFilled(row) ? row.value : <VisuallyHidden>{strings.ticketUnfilled}</VisuallyHidden>}
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

/** 0 is a value; nothing, false and no words are none. */
function isFilled({ value }: TicketRow): boolean {
	return value !== undefined && value !== null && value !== false && value !== '';
}
