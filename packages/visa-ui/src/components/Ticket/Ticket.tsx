'use client';

import { type ReactNode, useState } from 'react';
import { classes, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { Guilloche } from '../Guilloche';
import { ChevronDownIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './Ticket.css';

/** A line of the ticket; a dotted one as long as it has no value. */
export interface TicketRow {
	id: string;
	label: string;
	/** Nothing yet: a dotted line that waits. */
	value?: ReactNode;
	/** At the end of the line: a price. */
	aside?: ReactNode;
}

export interface TicketProps extends RootProps<HTMLDivElement> {
	/** What it is of; names it. The word of the language unless given. */
	title?: string;
	/** Its lines from top to bottom, each with a name and, once known, what it is. */
	rows: readonly TicketRow[];
	/** What it costs so far. */
	total?: ReactNode;
	/** What the total is; the word of the language unless given. */
	totalLabel?: string;
	/** Other sums, each with what it is, below the total: what is paid elsewhere. */
	sums?: readonly { label: string; value: ReactNode }[];
	/** A line below the total: when it is paid. */
	note?: ReactNode;
}

/** Its hundreds of points are reckoned once, however often the ticket changes. */
const ornament = <Guilloche form="band" seed={21} />;

/**
 * The request as it grows: beside the wizard on wide screens, folded into one line on phones. A row that is filled while
 * one looks is printed; what stands there from the start, or comes back with it, is not.
 */
export function Ticket({ title: ownTitle, rows, total, totalLabel, sums, note, ...root }: TicketProps) {
	const strings = useStrings();
	const title = ownTitle ?? strings.ticket;
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
	/** Filled since the ticket is there, and not yet seen being printed. */
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

/** 0 is a value; nothing, false and no words are none. */
function isFilled({ value }: TicketRow): boolean {
	return value !== undefined && value !== null && value !== false && value !== '';
}
