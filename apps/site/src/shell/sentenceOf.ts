import { ApiError, UNEXPECTED_ERROR } from 'visa-sdk';
import { strings } from '../strings';

/** The server's message for a failed call; our own if there was no response. [API-08] */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof ApiError)) return UNEXPECTED_ERROR;
	return error.isUnreachable ? strings.unreachable : error.message;
}
