import type { ErrorBody, ErrorCode } from 'visa-sdk/contract';
import { sentences, tryAgainIn } from './sentences';

export type FieldError = NonNullable<ErrorBody['errors']>[number];

/** Why a call is refused; becomes the error body as it is. */
export class Refusal extends Error {
	override readonly name = 'Refusal';
	constructor(
		readonly statusCode: number,
		readonly code: ErrorCode,
		message: string,
		readonly more: { errors?: FieldError[]; totalPrice?: number; retryAfterSeconds?: number; current?: unknown } = {},
	) {
		super(message);
	}
}

/** 400 with one entry a field; the first one's sentence is the message. */
export function invalid(errors: FieldError[], statusCode = 400): Refusal {
	return new Refusal(statusCode, 'VALIDATION', errors[0]?.message ?? sentences.malformed, { errors });
}
export const invalidField = (field: string, message: string, statusCode = 400) =>
	invalid([{ field, message }], statusCode);
export const unauthenticated = (message: string = sentences.signIn) => new Refusal(401, 'UNAUTHENTICATED', message);
export const forbidden = () => new Refusal(403, 'FORBIDDEN', sentences.forbidden);
export const notFound = (message: string = sentences.notFound) => new Refusal(404, 'NOT_FOUND', message);
export const conflict = (message: string) => new Refusal(409, 'CONFLICT', message);
/** 409 for a value of which there may be only one. */
export const takenField = (field: string, message: string) =>
	new Refusal(409, 'CONFLICT', message, { errors: [{ field, message }] });
/** 409 for a change of what somebody else has changed meanwhile. @param current the record as it is now */
export const staleRecord = (current: unknown) => new Refusal(409, 'STALE', sentences.staleRecord, { current });
export const stateConflict = (message: string) => new Refusal(409, 'STATE_CONFLICT', message);
/** Says in words and in a header how long to wait. */
export const tooMany = (message: string, retryAfterSeconds: number) =>
	new Refusal(429, 'TOO_MANY_REQUESTS', `${message} ${tryAgainIn(retryAfterSeconds)}`, { retryAfterSeconds });
export const noLongerOffered = (fields: string[]) =>
	new Refusal(422, 'NO_LONGER_OFFERED', sentences.notOffered, {
		errors: fields.map((field) => ({ field, message: sentences.notOffered })),
	});
