import { z } from 'zod';
import { fromIso, isSoughtDay, messages, parseDay, SEARCH_MAXIMUM } from '../rules';

/** The id of a record, a UUID. */
export const Id = z.uuid();
/** An amount in AZN with at most two decimals. */
export const Azn = z.number().min(0).max(1_000_000).multipleOf(0.01);
/** The most that staff may enter as one price, in AZN. */
export const AZN_INPUT_MAXIMUM = 10_000;
/** A price that staff enter, in AZN. */
export const AznInput = z
	.number({ error: messages.amount })
	.min(0, messages.amount)
	.max(AZN_INPUT_MAXIMUM, messages.amount)
	.multipleOf(0.01, messages.amount);
/** Text of one or several lines that has something in it. */
export const filledText = (most: number, message: string) =>
	z.string({ error: message }).trim().min(1, message).max(most, messages.tooLong);
/** A name: one line, for it stands in letters' subjects, files of spreadsheets and lists. */
export const filledLine = (most: number, message: string) =>
	filledText(most, message).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, messages.oneLine);
/** A calendar day, YYYY-MM-DD. */
export const DayText = z.string().refine((text) => parseDay(text) !== null, messages.invalid);
/** A day that is asked about. */
export const SoughtDay = DayText.refine(isSoughtDay, messages.invalid);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** An ISO string that names a calendar day in Asia/Baku. [DAT-09] */
export const isoDay = (message: string) =>
	z.string({ error: message }).refine((text) => fromIso(text) !== null, message);

/** How many rows a page of a list has when it is not said. */
export const PAGE_LIMIT_DEFAULT = 20;
/** How many rows a page of a list has at most. */
export const PAGE_LIMIT_MAXIMUM = 200;

/** Pages from 1; 20 rows by default, at most 200. Past the end is an empty list. */
export const PageQuery = z.object({
	page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
	limit: z.coerce.number<number>().int().min(1).max(PAGE_LIMIT_MAXIMUM).default(PAGE_LIMIT_DEFAULT),
});

/** An order of rows: a column's name, with `-` before it for the greatest first. */
export const sortBy = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
	z.enum(columns.flatMap((column) => [column, `-${column}`] as const) as [Column | `-${Column}`]);

/** Grows with every change; who changes a record says from which version. */
export const Version = z
	.number({ error: messages.version })
	.int(messages.version)
	.min(1, messages.version)
	.max(2_147_483_647, messages.version);

/** What the body of a change has beside the whole input. */
export const versioned = { version: Version };

/** One or several values, as a query string repeats its keys. */
export const oneOrMany = <Item extends z.ZodType<string, string>>(item: Item) =>
	z.union([item.transform((one) => [one]), z.array(item).max(50)]);

/** Words to search for. */
export const SearchText = z.string().trim().max(SEARCH_MAXIMUM);

/** The envelope of every list. */
export const paged = <Item extends z.ZodType>(item: Item) =>
	z.object({
		data: z.array(item),
		page: z.number().int(),
		limit: z.number().int(),
		total: z.number().int(),
		totalPages: z.number().int(),
	});

/** A page of a list, with how many rows and pages there are in all. */
export interface Page<Item> {
	data: Item[];
	page: number;
	limit: number;
	total: number;
	totalPages: number;
}

/** Why a call was refused, for programs; the sentence for people is `message`. */
export const ErrorCode = z
	.enum([
		'VALIDATION',
		'UNAUTHENTICATED',
		'FORBIDDEN',
		'NOT_FOUND',
		'CONFLICT',
		'STALE',
		'NO_LONGER_OFFERED',
		'PRICE_CHANGED',
		'EMAIL_NOT_CONFIRMED',
		'IDEMPOTENCY_CONFLICT',
		'PROMOCODE_REFUSED',
		'UPLOAD_REFUSED',
		'STATE_CONFLICT',
		'PAYMENT_UNAVAILABLE',
		'TOO_MANY_REQUESTS',
		'UNAVAILABLE',
		'UNEXPECTED',
	])
	.meta({ id: 'ErrorCode' });

/**
 * The body of every refusal. `message` is one sentence that can be shown as it is, in the language that `Accept-Language`
 * asks for: `az`, `en` or `ru`, and `az` for any other. [ACC-09]
 */
export const ErrorBody = z
	.object({
		statusCode: z.number().int(),
		message: z.string(),
		code: ErrorCode,
		/** One entry a field, by the name of the request body's field. [VAL-02] */
		errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
		/** With PRICE_CHANGED: the total that is true now, in AZN. */
		totalPrice: z.number().optional(),
		/** With STALE: the record as it is now, in the form of the call's own answer. */
		current: z.unknown().optional(),
		requestId: z.string(),
	})
	.meta({ id: 'ErrorBody' });
export type ErrorBody = z.output<typeof ErrorBody>;
export type ErrorCode = z.output<typeof ErrorCode>;
