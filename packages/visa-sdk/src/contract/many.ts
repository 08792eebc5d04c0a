import { z } from 'zod';
import { messages } from '../rules';
import { Id } from './shared';

/** The maximum number of records at once. */
export const BULK_MAXIMUM = 2000;

/** The result for each of many; a refusal doesn't affect the others. */
export const answerOfMany = <Outcome extends string>(outcomes: readonly [Outcome, ...Outcome[]]) =>
	z.object({
		/** How many were changed. */
		changed: z.number().int(),
		/** How many were refused. */
		refused: z.number().int(),
		results: z.array(
			z.object({
				id: Id,
				/** The record's name for people; null if it doesn't exist. */
				name: z.string().nullable(),
				outcome: z.enum(outcomes),
				/** Why it was refused, as a message for people; null if it wasn't. */
				message: z.string().nullable(),
			}),
		),
	});

/** The selected ones of many, each described by `one`. */
export const chosenOfMany = <One extends z.ZodType>(one: One) =>
	z.array(one).min(1, messages.bulkNone).max(BULK_MAXIMUM, messages.bulkMany);

/** The count of a list query that the person saw: if it has changed, the call is refused. */
export const totalOfMany = z.number({ error: messages.invalid }).int(messages.invalid).min(1, messages.bulkNone);
