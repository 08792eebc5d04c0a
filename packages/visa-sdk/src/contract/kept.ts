import { z } from 'zod';
import { messages } from '../rules';
import { answerOfMany, chosenOfMany, totalOfMany } from './many';
import { Id } from './shared';

export { BULK_MAXIMUM } from './many';

/** A bulk action. */
export type BulkAction = 'archive' | 'restore' | 'delete' | 'activate' | 'deactivate';
/** How long a deleted record can be restored, in hours. */
export const RESTORE_HOURS = 24;

/** The result of deleting: a record in use is archived instead, and stays. */
export const Removal = z.object({ outcome: z.enum(['deleted', 'archived']) }).meta({ id: 'Removal' });
export type Removal = z.output<typeof Removal>;

/** What uses a record. [DSH-09] */
export const Usage = z
	.object({
		/** What deleting it now would do. */
		removal: z.enum(['deleted', 'archived', 'refused']),
		/** One entry per kind, none with a count of 0. */
		uses: z.array(
			z.object({
				kind: z.enum(['visaRequests', 'promocodes', 'users', 'countries', 'visaTypes', 'visaOptions', 'services']),
				count: z.number().int().positive(),
				/** Whether these uses prevent deletion; the others merely lose the reference. */
				isKeeping: z.boolean(),
			}),
		),
	})
	.meta({ id: 'Usage' });
export type Usage = z.output<typeof Usage>;

/**
 * The result for each record of a bulk action; a refusal doesn't affect the others. `unchanged`: there was nothing to
 * change. `archived` also means instead of deleting a record in use. [DSH-08]
 */
export const BulkAnswer = answerOfMany([
	'archived',
	'restored',
	'deleted',
	'activated',
	'deactivated',
	'unchanged',
	'refused',
]).meta({ id: 'BulkAnswer' });
export type BulkAnswer = z.output<typeof BulkAnswer>;

/**
 * The action and its records: selected ones, or everything a list query finds. `total` is the count that the person saw:
 * if it has changed, the call is refused and nothing is done.
 */
export function bulkOrder<Action extends BulkAction, Filter extends z.ZodType>(
	actions: readonly [Action, ...Action[]],
	filter: Filter,
) {
	const action = z.enum(actions, { error: messages.bulkAction });
	return z.union([z.object({ action, ids: chosenOfMany(Id) }), z.object({ action, filter, total: totalOfMany })]);
}
