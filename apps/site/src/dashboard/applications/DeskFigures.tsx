import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Figures as FiguresOf } from 'visa-sdk/contract';
import { formatAmount, formatDayShort } from 'visa-sdk/format';
import { BarChart, Heading, LineChart, Link, Money, Skeleton, Stat } from 'visa-ui';
import { FailedNotice } from '../../shell/FailedNotice';
import { figuresOptions } from '../framework/calls';
import { StaleNotice } from '../framework/StaleNotice';
import { nameOf } from './columns';
import { listAddressOf } from './deskState';
import { FigureRow, FigureTable, NoFigures } from './FigureTable';
import * as css from './figures.css';
import * as partCss from './parts.css';
import { words } from './strings';

const { figures: own } = words;
const urgent = ['overdue', 'departuresNear', 'refundsDue', 'stuckPayments'] as const;

const HOURS_A_DAY = 24;

/** The desk in figures, the long ones together and the short ones, so that rows are filled; each links to the list that it counts. [DSH-14] */
export function DeskFigures() {
	const { data, error, isFetching } = useQuery(figuresOptions());
	const client = useQueryClient();
	// The page's counts and the menu's, which failed with it, offer no retry of their own.
	const retry = () =>
		void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
	if (error && !data) return <FailedNotice error={error} title={own.failed} onRetry={retry} />;
	return (
		<section className={partCss.part} aria-label={own.heading} aria-busy={data === undefined}>
			<Heading level={2} size="small">
				{own.heading}
			</Heading>
			<StaleNotice {...{ data, error, isFetching }} refetch={retry} title={own.stale} />
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
	[own.money, 390],
	[own.byStatus, 390],
	[own.countries, 234],
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
	const tables = { money, byCountry: data.byCountry, byAgent: data.byAgent };
	const missing = (['money', 'byCountry', 'byAgent'] as const).filter((name) => tables[name].length === 0);
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
			{money.length > 0 && (
				<FigureTable title={own.money} note={period} heads={[own.day, own.paid, own.refunded]}>
					{/* The days that one asks about are the last ones: they are in sight without scrolling. */}
					{money.toReversed().map(({ day, paid, paidList, refunded, refundedList }) => (
						<FigureRow key={day} name={formatDayShort(day)}>
							<ListLink count={paid} list={paidList}>
								<Money amount={paid} />
							</ListLink>
							<ListLink count={refunded} list={refundedList}>
								<Money amount={refunded} />
							</ListLink>
						</FigureRow>
					))}
				</FigureTable>
			)}
			<FigureTable title={own.byStatus} heads={[words.list.status, own.count]}>
				{data.byStatus.map(({ status, count, list }) => (
					<FigureRow key={status} name={words.statuses[status]}>
						<ListLink count={count} list={list}>
							{formatAmount(count)}
						</ListLink>
					</FigureRow>
				))}
			</FigureTable>
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
			{data.byCountry.length > 0 && (
				<FigureTable title={own.byCountry} note={period} heads={[words.list.country, own.count, own.median]}>
					{data.byCountry.map(({ country, count, medianHours, list }) => (
						<FigureRow key={country.id} name={country.name}>
							<Link href={listAddressOf(list)}>{formatAmount(count)}</Link>
							<Hours hours={medianHours} />
						</FigureRow>
					))}
				</FigureTable>
			)}
			{data.byAgent.length > 0 && (
				<FigureTable title={own.byAgent} note={period} heads={[words.list.assignee, own.count, own.median]}>
					{data.byAgent.map(({ agent, count, medianHours, list }) => (
						<FigureRow key={agent?.id ?? ''} name={agent ? nameOf(agent) : words.list.nobody}>
							<Link href={listAddressOf(list)}>{formatAmount(count)}</Link>
							<Hours hours={medianHours} />
						</FigureRow>
					))}
				</FigureTable>
			)}
			<NoFigures titles={missing.map((name) => own[name])} note={period} />
		</div>
	);
}

/** A number that leads to what it counts; nothing, to no list. */
function ListLink({
	count,
	list,
	children,
}: {
	count: number;
	list: Parameters<typeof listAddressOf>[0];
	children: ReactNode;
}) {
	return count > 0 ? <Link href={listAddressOf(list)}>{children}</Link> : children;
}

const Hours = ({ hours }: { hours: number | null }) => (hours === null ? '–' : own.hours(hours));
