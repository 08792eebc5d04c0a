import { z } from 'zod';
import { messages } from '../rules';
import { Id } from './shared';

/** At most so many at once. */
export const BULK_MAXIMUM = 2000;

/** What became of each of many; one that is refused stands in no other's way. */
export const answerOfMany = <Outcome extends string>(outcomes: readonly [Outcome, ...Outcome[]]) =>
	z.object({
		/** How many have changed. */
		changed: z.number().int(),
		/** How many were refused. */
		refused: z.number().int(),
		results: z.array(
			z.object({
				id: Id,
				/** What people call it; null for one that is not there. */
				name: z.string().nullable(),
				outcome: z.enum(outcomes),
				/** Why it was refused, as a sentence for people; null when it was not. */
				message: z.string().nullable(),
			}),
		),
	});

/** The chosen ones of many, each told by `one`. */
export const chosenOfMany = <One extends z.ZodType>(one: One) =>
	z.array(one).min(1, messages.bulkNone).max(BULK_MAXIMUM, messages.bulkMany);

/** How many a list's question finds, to the person who asks: when they have become more or fewer the call is refused. */
export const totalOfMany = z.number({ error: messages.invalid }).int(messages.invalid).min(1, messages.bulkNone);
