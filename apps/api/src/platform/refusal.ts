import type { ErrorBody, ErrorCode } from 'visa-sdk/contract';
import { type Speech, speeches, waitOf } from 'visa-sdk/rules';
import { sentences } from './sentences';

/** A message about one field of the body. */
export type FieldError = NonNullable<ErrorBody['errors']>[number];

interface More {
	errors?: FieldError[];
	totalPrice?: number;
	retryAfterSeconds?: number;
	current?: unknown;
	/** The message if it contains a name or a number: it has to be rebuilt in the caller's language. */
	saying?: (speech: Speech) => string;
}

/**
 * The reason a call is refused. Its messages are Azerbaijani; the response contains them in the caller's language.
 * [ACC-09]
 */
export class Refusal extends Error {
	override readonly name = 'Refusal';
	constructor(
		readonly statusCode: number,
		readonly code: ErrorCode,
		message: string,
		readonly more: More = {},
	) {
		super(message);
	}
}

/** 400 with one entry per field; the first one's message is the response's. */
export function invalid(errors: FieldError[], statusCode = 400): Refusal {
	return new Refusal(statusCode, 'VALIDATION', errors[0]?.message ?? sentences.malformed, { errors });
}
/** 400, or another status, for one wrong field. */
export const invalidField = (field: string, message: string, statusCode = 400) =>
	invalid([{ field, message }], statusCode);
/** 401: the caller has to sign in first. */
export const unauthenticated = (message: string = sentences.signIn) => new Refusal(401, 'UNAUTHENTICATED', message);
/** Whether it is the general question to sign in, rather than what a wrong password or code is answered with. */
export const isAskedToSignIn = (error: unknown): boolean =>
	error instanceof Refusal && error.code === 'UNAUTHENTICATED' && error.message === sentences.signIn;
/** 401 for someone whose access an admin has switched off, or deleted: signing in again would be in vain. [DSH-18] */
export const accountClosed = () => new Refusal(401, 'ACCOUNT_CLOSED', sentences.accountClosed);
/** 403: the caller’s role does not allow the call. */
export const forbidden = () => new Refusal(403, 'FORBIDDEN', sentences.forbidden);
/** 404: it does not exist, or not for this caller. */
export const notFound = (message: string = sentences.notFound) => new Refusal(404, 'NOT_FOUND', message);
/** 409: something else stands in the way. */
export const conflict = (message: string) => new Refusal(409, 'CONFLICT', message);
/** 409 for a value that must be unique. */
export const takenField = (field: string, message: string) =>
	new Refusal(409, 'CONFLICT', message, { errors: [{ field, message }] });
/** 409 for a change of something that has changed meanwhile. @param current the current record */
export const staleRecord = (current: unknown) => new Refusal(409, 'STALE', sentences.staleRecord, { current });
/** 409: the request or its payment is in a state that does not allow this. */
export const stateConflict = (message: string) => new Refusal(409, 'STATE_CONFLICT', message);
/** 409 for something that someone else has claimed. */
export const claimedBy = (first: Parameters<Speech['claimedBy']>[0]) => {
	const saying = (speech: Speech) => speech.claimedBy(first);
	return new Refusal(409, 'STATE_CONFLICT', saying(speeches.az), { saying });
};
/** Says how long to wait, in words and in a header. */
export const tooMany = (message: string, retryAfterSeconds: number) => {
	const saying = ({ said, tryAgainIn }: Speech) => `${said(message)} ${tryAgainIn(...waitOf(retryAfterSeconds))}`;
	return new Refusal(429, 'TOO_MANY_REQUESTS', saying(speeches.az), { retryAfterSeconds, saying });
};
/**
 * 422: these choices were archived, or are not offered for the country.
 * @param fields by their names in the body
 */
export const noLongerOffered = (fields: string[]) =>
	new Refusal(422, 'NO_LONGER_OFFERED', sentences.notOffered, {
		errors: fields.map((field) => ({ field, message: sentences.notOffered })),
	});
