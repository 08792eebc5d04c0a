'use client';

import { type ReactNode, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { listOf } from '../../root/listOf';
import { useStrings } from '../../strings/components';
import { Guilloche } from '../Guilloche';
import { ChevronDownIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Ticket.css';

/** A line of the ticket, dotted as long as it has no value. */
export interface TicketRow {
	id: string;
	label: string;
	/** The value; without it the line is dotted. */
	value?: ReactNode;
	/** Content at the end of the line: a price. */
	aside?: ReactNode;
}

export interface TicketProps extends RootProps<HTMLDivElement> {
	/** The title and accessible name; has a default in each language. */
	title?: string;
	/** The lines in order, each with a label and, once known, a value. */
	rows: readonly TicketRow[];
	/** The total so far. */
	total?: ReactNode;
	/** The label of the total; has a default in each language. */
	totalLabel?: string;
	/** Further amounts below the total, with labels, such as what is paid elsewhere. */
	sums?: readonly { label: string; value: ReactNode }[];
	/** A note below the total, such as when it is paid. */
	note?: ReactNode;
}

/** Its hundreds of points are computed once, however often the ticket changes. */
const ornament = <Guilloche form="band" seed={21} />;

/**
 * A summary of the request as it takes shape: beside the wizard on large screens, collapsed to one line on phones.
 * Lines that are filled in while the ticket is visible are animated; those filled from the start, or restored with it,
 * are not.
 */
export function Ticket({ title: ownTitle, rows: given, total, totalLabel, sums, note, ...root }: TicketProps) {
	const strings = useStrings();
	const title = ownTitle ?? strings.ticket;
	const rows = listOf(given, title);
	const { fresh, onPrinted } = useFreshRows(rows);
	const content = <Content {...{ rows, total, totalLabel, sums, note, fresh, onPrinted }} />;
	return (
		<div {...root}>
			<section className={classes(css.ticket, css.wide)} aria-label={title}>
				<div className={css.ornament}>{ornament}</div>
				<div className={css.head}>{title}</div>
				{content}
			</section>
			<details className={classes(css.ticket, css.folding)}>
				<summary className={css.summary}>
					<span className={css.summaryTitle}>{title}</span>
					<span className={css.summaryTotal}>
						{total}
						{sums?.map(({ label, value }) => (
							<span key={label} className={css.summarySum}>
								{label}: {value}
							</span>
						))}
					</span>
					<span className={css.chevron}>
						<ChevronDownIcon size="small" />
					</span>
				</summary>
				{content}
			</details>
		</div>
	);
}

interface FreshRows {
	/** Filled since the ticket was mounted, and not animated yet. */
	fresh: readonly string[];
	onPrinted: (id: string) => void;
}

function useFreshRows(rows: readonly TicketRow[]): FreshRows {
	const filled = rows.filter(isFilled).map(({ id }) => id);
	const [{ known, fresh }, setSeen] = useState<{ known: readonly string[]; fresh: readonly string[] }>({
		known: filled,
		fresh: [],
	});
	if (filled.join() !== known.join()) {
		const isNew = (id: string) => fresh.includes(id) || !known.includes(id);
		setSeen({ known: filled, fresh: filled.filter(isNew) });
	}
	const onPrinted = (printed: string) =>
		setSeen((seen) => ({ ...seen, fresh: seen.fresh.filter((id) => id !== printed) }));
	return { fresh, onPrinted };
}

type ContentProps = Pick<TicketProps, 'rows' | 'total' | 'totalLabel' | 'sums' | 'note'> & FreshRows;

function Content({ rows, total, totalLabel, sums, note, fresh, onPrinted }: ContentProps) {
	const strings = useStrings();
	return (
		<>
			<dl className={css.rows}>
				{rows.map((row) => (
					<div key={row.id} className={css.row} data-unfilled={isFilled(row) ? undefined : ''}>
						<dt className={css.label}>{row.label}</dt>
						<dd
							className={isFilled(row) ? css.value : css.unfilled}
							data-fresh={fresh.includes(row.id) ? '' : undefined}
							onAnimationEnd={() => onPrinted(row.id)}
						>
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
					{sums?.map(({ label, value }) => (
						<span key={label} className={css.sum}>
							<span>{label}</span>
							<span>{value}</span>
						</span>
					))}
				</div>
			)}
			{note && <div className={css.note}>{note}</div>}
		</>
	);
}

/** 0 is a value; null, false and empty text aren't. */
function isFilled({ value }: TicketRow): boolean {
	return value !== undefined && value !== null && value !== false && value !== '';
}
