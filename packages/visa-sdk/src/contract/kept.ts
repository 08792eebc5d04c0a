import { z } from 'zod';
import { messages } from '../rules';
import { answerOfMany, chosenOfMany, totalOfMany } from './many';
import { Id } from './shared';

export { BULK_MAXIMUM } from './many';

/** What is done to many records at once. */
export type BulkAction = 'archive' | 'restore' | 'delete' | 'activate' | 'deactivate';
/** How long a deleted record can be restored, in hours. */
export const RESTORE_HOURS = 24;

/** What deleting has done: a record that is in use is archived instead, and stays. */
export const Removal = z.object({ outcome: z.enum(['deleted', 'archived']) }).meta({ id: 'Removal' });
export type Removal = z.output<typeof Removal>;

/** What uses a record. [DSH-09] */
export const Usage = z
	.object({
		/** What deleting it would do now. */
		removal: z.enum(['deleted', 'archived', 'refused']),
		/** One entry a kind, none with a count of 0. */
		uses: z.array(
			z.object({
				kind: z.enum(['visaRequests', 'promocodes', 'users', 'countries', 'visaTypes', 'visaOptions', 'services']),
				count: z.number().int().positive(),
				/** Whether these keep the record from being deleted; the others only lose it. */
				isKeeping: z.boolean(),
			}),
		),
	})
	.meta({ id: 'Usage' });
export type Usage = z.output<typeof Usage>;

/**
 * What became of each record of a bulk action; one that is refused stands in no other's way. `unchanged`: it was so
 * already. `archived` also instead of deleting what is in use. [DSH-08]
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
 * What to do, and to which: the chosen ones, or all that a list's question finds. `total` is how many that are to the
 * person who asks: when they have become more or fewer the call is refused and nothing is done.
 */
export function bulkOrder<Action extends BulkAction, Filter extends z.ZodType>(
	actions: readonly [Action, ...Action[]],
	filter: Filter,
) {
	const action = z.enum(actions, { error: messages.bulkAction });
	return z.union([z.object({ action, ids: chosenOfMany(Id) }), z.object({ action, filter, total: totalOfMany })]);
}
