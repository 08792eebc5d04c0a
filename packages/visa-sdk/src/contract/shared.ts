import { z } from 'zod';
import { fromIso, isSoughtDay, listMessages, messages, PAGE_MAXIMUM, parseDay, SEARCH_MAXIMUM } from '../rules';

/** The id of a record, a UUID. */
export const Id = z.uuid();
/** An amount in AZN with at most two decimals. */
export const Azn = z.number().min(0).max(1_000_000).multipleOf(0.01);
/** The maximum that staff may enter as a price, in AZN. */
export const AZN_INPUT_MAXIMUM = 10_000;
/** A price entered by staff, in AZN. */
export const AznInput = z
	.number({ error: messages.amount })
	.min(0, messages.amount)
	.max(AZN_INPUT_MAXIMUM, messages.amount)
	.multipleOf(0.01, messages.amount);
/** At least one character that can be seen: neither spaces nor accents alone, nor what has no width. */
const isVisible = (text: string) => /[^\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(text);
/** The maximum length of a text that people write, in characters. */
export type TextMaximum = 60 | 120 | 500 | 1000 | 2000 | 5000;
/** The message that names the maximum. */
export const tooLong = (most: TextMaximum) => messages[`tooLong${most}`];
/** Text of one or several lines in which there is something to read. */
export const filledText = (most: TextMaximum, message: string) =>
	z.string({ error: message }).trim().min(1, message).max(most, tooLong(most)).refine(isVisible, message);
/** A name: a single line, because it appears in e-mail subjects, spreadsheets and lists. */
export const filledLine = (most: TextMaximum, message: string) =>
	filledText(most, message).regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, messages.oneLine);
/** A date, YYYY-MM-DD, with the message for anything else. */
export const dayText = (message: string) =>
	z.string({ error: message }).refine((text) => parseDay(text) !== null, message);
/** A date, YYYY-MM-DD. */
export const DayText = dayText(messages.invalid);
/** A date used as a filter. */
export const SoughtDay = DayText.refine(isSoughtDay, messages.invalid);

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** An ISO string that identifies a date in Asia/Baku. [DAT-09] */
export const isoDay = (message: string) =>
	z.string({ error: message }).refine((text) => fromIso(text) !== null, message);

/**
 * A number in a query, in decimal digits and in one way: `Number()` alone would also read `0x10`, `1e2`, `+5`, ` 5 ` and an
 * empty text.
 * @param form how it is written; by default a whole number
 */
export const numberInQuery = (number: z.ZodNumber, form = /^(?:0|[1-9]\d*)$/) =>
	z.preprocess(
		(given) => (typeof given === 'string' && form.test(given) ? Number(given) : given),
		number,
		// For the client it is a number, in the URL it is text.
	) as z.ZodType<number, number>;

/** A whole number from 1 in a query. @param message names both ends */
export const countInQuery = (most: number, message: string) =>
	numberInQuery(z.number({ error: message }).int(message).min(1, message).max(most, message));

/** The default number of rows per page. */
export const PAGE_LIMIT_DEFAULT = 20;
/** The maximum number of rows per page. */
export const PAGE_LIMIT_MAXIMUM = 200;

/** Pages start at 1; 20 rows by default, at most 200. Beyond the end the list is empty. */
export const PageQuery = z.object({
	page: countInQuery(PAGE_MAXIMUM, listMessages.page).prefault(1),
	limit: countInQuery(PAGE_LIMIT_MAXIMUM, listMessages.rows).prefault(PAGE_LIMIT_DEFAULT),
});

/** The order of rows: a column's name, preceded by `-` for descending order. */
export const sortBy = <const Column extends string>(columns: readonly [Column, ...Column[]]) =>
	z.enum(columns.flatMap((column) => [column, `-${column}`] as const) as [Column | `-${Column}`]);

/** Incremented with every change; a change states the version it is based on. */
export const Version = z
	.number({ error: messages.version })
	.int(messages.version)
	.min(1, messages.version)
	.max(2_147_483_647, messages.version);

/** What the body of a change contains in addition to the complete input. */
export const versioned = { version: Version };

/** One or several values, as a query string repeats its keys. */
export const oneOrMany = <Item extends z.ZodType<string, string>>(item: Item) =>
	z.union([item.transform((one) => [one]), z.array(item).max(50)]);

/** Words to search for. */
export const SearchText = z.string().trim().max(SEARCH_MAXIMUM, messages.tooLong);

/** The envelope of every list. */
export const paged = <Item extends z.ZodType>(item: Item) =>
	z.object({
		data: z.array(item),
		page: z.number().int(),
		limit: z.number().int(),
		total: z.number().int(),
		totalPages: z.number().int(),
	});

/** A page of a list, with the total numbers of rows and pages. */
export interface Page<Item> {
	data: Item[];
	page: number;
	limit: number;
	total: number;
	totalPages: number;
}

/** The reason for a refusal, for programs; `message` is for people. */
export const ErrorCode = z
	.enum([
		'VALIDATION',
		'UNAUTHENTICATED',
		'ACCOUNT_CLOSED',
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
 * The body of every refusal. `message` is one sentence that can be displayed, in the language requested by
 * `Accept-Language`: `az`, `en` or `ru`, and `az` for any other. [ACC-09]
 */
export const ErrorBody = z
	.object({
		statusCode: z.number().int(),
		message: z.string(),
		code: ErrorCode,
		/**
		 * With VALIDATION: one entry per field, by its name in the request body; an empty name stands for the request as a
		 * whole. [VAL-02]
		 */
		errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
		/** With PRICE_CHANGED: the current total, in AZN. */
		totalPrice: z.number().optional(),
		/** With STALE: the current record, in the form of the call's own response. */
		current: z.unknown().optional(),
		requestId: z.string(),
	})
	.meta({ id: 'ErrorBody' });
export type ErrorBody = z.output<typeof ErrorBody>;
export type ErrorCode = z.output<typeof ErrorCode>;
