import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Figures as FiguresOf } from 'visa-sdk/contract';
import { formatAmount, formatDayShort } from 'visa-sdk/format';
import { BarChart, Heading, LineChart, Link, Money, Skeleton, Stat, Text } from 'visa-ui';
import { FailedNotice } from '../../shell/FailedNotice';
import { figuresOptions } from '../framework/calls';
import { nameOf } from './columns';
import { listAddressOf } from './deskState';
import * as css from './figures.css';
import * as partCss from './parts.css';
import { words } from './strings';

const { figures: own } = words;
const urgent = ['overdue', 'departuresNear', 'refundsDue', 'stuckPayments'] as const;

const HOURS_A_DAY = 24;

/** The desk in figures; each links to the list that it counts. [DSH-14] */
export function DeskFigures() {
	const { data, error, refetch } = useQuery(figuresOptions());
	if (error && !data) return <FailedNotice error={error} title={own.failed} onRetry={() => void refetch()} />;
	return (
		<section className={partCss.part} aria-label={own.heading} aria-busy={data === undefined}>
			<Heading level={2} size="small">
				{own.heading}
			</Heading>
			<div className={css.stats}>
				{urgent.map((name) => (
					<Stat
						key={name}
						label={own[name]}
						value={formatAmount(data?.[name].count ?? 0)}
						isLoading={data === undefined}
						{...(data && { href: listAddressOf(data[name].list) })}
					/>
				))}
			</div>
			{data ? <Tables data={data} /> : <WaitingTables />}
		</section>
	);
}

/**
 * As many as there will be and about as high, in px, at a desk where a handful of countries and people decided something:
 * what follows hardly moves.
 */
const waiting = [
	[own.course, 280],
	[own.countries, 234],
	[own.byStatus, 363],
	[own.money, 416],
	[own.byCountry, 250],
	[own.byAgent, 180],
] as const;

function WaitingTables() {
	return (
		<div className={css.figures}>
			{waiting.map(([title, height]) => (
				<div key={title} className={css.figure}>
					<Heading level={3} size="tiny">
						{title}
					</Heading>
					<Skeleton height={height} />
				</div>
			))}
		</div>
	);
}

function Tables({ data }: { data: FiguresOf }) {
	const period = own.moneyText(formatDayShort(data.from), formatDayShort(data.to));
	// A month of zeros says less than a sentence.
	const money = data.money.some(({ paid, refunded }) => paid > 0 || refunded > 0) ? data.money : [];
	return (
		<div className={css.figures}>
			{money.length > 1 && (
				<div className={css.figure}>
					<LineChart
						label={own.course}
						heads={[own.day, own.paid]}
						unit="azn"
						points={money.map(({ day, paid, paidList }) => ({ day, value: paid, href: listAddressOf(paidList) }))}
					/>
				</div>
			)}
			{data.byCountry.length > 0 && (
				<div className={css.figure}>
					<BarChart
						label={own.countries}
						heads={[words.list.country, own.median]}
						unit="days"
						values={data.byCountry.map(({ country, medianHours, list }) => ({
							id: country.id,
							label: country.name,
							value: Math.round(((medianHours ?? 0) / HOURS_A_DAY) * 10) / 10,
							href: listAddressOf(list),
						}))}
					/>
				</div>
			)}
			<FigureTable title={own.byStatus} heads={[words.list.status, own.count]}>
				{data.byStatus.map(({ status, count, list }) => (
					<Row key={status} name={words.statuses[status]}>
						<Link href={listAddressOf(list)}>{formatAmount(count)}</Link>
					</Row>
				))}
			</FigureTable>
			<FigureTable title={own.money} note={period} heads={[own.day, own.paid, own.refunded]}>
				{/* The days that one asks about are the last ones: they are in sight without scrolling. */}
				{money.toReversed().map(({ day, paid, paidList, refunded, refundedList }) => (
					<Row key={day} name={formatDayShort(day)}>
						<Link href={listAddressOf(paidList)}>
							<Money amount={paid} />
						</Link>
						{refunded > 0 ? (
							<Link href={listAddressOf(refundedList)}>
								<Money amount={refunded} />
							</Link>
						) : (
							<Money amount={0} />
						)}
					</Row>
				))}
			</FigureTable>
			<FigureTable title={own.byCountry} note={period} heads={[words.list.country, own.count, own.median]}>
				{data.byCountry.map(({ country, count, medianHours, list }) => (
					<Row key={country.id} name={country.name}>
						<Link href={listAddressOf(list)}>{formatAmount(count)}</Link>
						<Hours hours={medianHours} />
					</Row>
				))}
			</FigureTable>
			<FigureTable title={own.byAgent} note={period} heads={[words.list.assignee, own.count, own.median]}>
				{data.byAgent.map(({ agent, count, medianHours, list }) => (
					<Row key={agent?.id ?? ''} name={agent ? nameOf(agent) : words.list.nobody}>
						<Link href={listAddressOf(list)}>{formatAmount(count)}</Link>
						<Hours hours={medianHours} />
					</Row>
				))}
			</FigureTable>
		</div>
	);
}

const Hours = ({ hours }: { hours: number | null }) => (hours === null ? '–' : own.hours(hours));

interface FigureTableProps {
	title: string;
	/** The dates it covers. */
	note?: string;
	heads: readonly string[];
	children: readonly ReactNode[];
}
function FigureTable({ title, note, heads, children }: FigureTableProps) {
	return (
		<div className={css.figure}>
			<Heading level={3} size="tiny">
				{title}
			</Heading>
			{note && <Text tone="soft">{note}</Text>}
			{children.length === 0 ? (
				<Text tone="soft">{own.none}</Text>
			) : (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: the keys can only scroll what has the focus
				<section className={css.figureFrame} aria-label={title} tabIndex={0}>
					<table className={partCss.money} aria-label={title}>
						<thead>
							<tr>
								{heads.map((head, index) => (
									<th key={head} scope="col" data-end={index > 0 || undefined}>
										{head}
									</th>
								))}
							</tr>
						</thead>
						<tbody>{children}</tbody>
					</table>
				</section>
			)}
		</div>
	);
}

function Row({ name, children }: { name: string; children: ReactNode }) {
	const cells = [children].flat();
	return (
		<tr>
			<th scope="row">{name}</th>
			{cells.map((cell, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
				<td key={index}>{cell}</td>
			))}
		</tr>
	);
}
