import { UsageError } from '../../platform/operatorError';
import type { Reconciliation } from './reconcile';

const DEFAULT_DAYS = 3;
const DAYS_MAXIMUM = 366;

/** Parses the option `--days N`. @throws UsageError */
export function readDays(given: string | boolean | undefined): number {
	if (given === undefined) return DEFAULT_DAYS;
	const days = typeof given === 'string' && /^\d{1,3}$/.test(given) ? Number(given) : 0;
	if (days < 1 || days > DAYS_MAXIMUM) throw new UsageError(`Write reconcile --days N, N from 1 to ${DAYS_MAXIMUM}.`);
	return days;
}

const HOW_TO_RESOLVE =
	'Write resolve-refund VZ-XXXX-XXXX happened, or again. For one of several, VZ-XXXX-XXXX/2 names its attempt.';

/**
 * Parses the command's arguments: the request's reference, with or without an attempt's number, and what a person has
 * found out. @throws UsageError
 */
export function readVerdict([reference = '', verdict = '']: string[]): [string, 'happened' | 'again'] {
	if (!/^VZ-[^/]+(\/[1-9]\d*)?$/.test(reference) || (verdict !== 'happened' && verdict !== 'again'))
		throw new UsageError(HOW_TO_RESOLVE);
	return [reference, verdict];
}

/** A table for the terminal, one line per attempt. */
export function printReconciliation({ compared, differences, unsettled }: Reconciliation): string {
	const rows = differences.map(({ attempt, ours, theirs, isSettled }) => [
		attempt,
		ours,
		theirs,
		isSettled ? 'settled' : 'DIFFERS',
	]);
	const table = rows.length > 0 ? [['attempt', 'ours', 'theirs', 'now'], ...rows] : [];
	const widths = [0, 1, 2].map((column) => Math.max(0, ...table.map((row) => row[column]?.length ?? 0)));
	const lines = table.map((row) =>
		row
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join('  ')
			.trimEnd(),
	);
	const remaining = differences.filter(({ isSettled }) => !isSettled).length;
	const total = `${compared} attempts compared, ${differences.length} differed, ${remaining} still differ.`;
	return [...lines, total, ...sayUnsettled(unsettled)].join('\n');
}

/** What the bank can't say of refunds: without names, because it is for whoever runs the server. */
export const sayUnclear = ({ waiting, since }: { waiting: number; since: Date | null }): string =>
	waiting === 0
		? 'the bank can say of all whether they happened'
		: `of ${waiting} the bank can't say whether it happened, since ${since?.toISOString().slice(0, 10)}: an admin settles that at the desk`;

/** What the bank holds that is no payment: only an admin can settle it. */
export const sayUnsettled = (unsettled: readonly string[]): string[] =>
	unsettled.length === 0
		? []
		: [`Money that belongs to no payment waits for an admin at the desk: ${unsettled.join(', ')}.`];
