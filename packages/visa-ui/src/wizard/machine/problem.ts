import { UNEXPECTED_ERROR } from 'visa-sdk/rules';
import type { Problem } from './types';

/**
 * Converts an ApiError, or anything else that was thrown. Only what never reached the server has no message: then the
 * view mentions the network. [API-08]
 */
export function toProblem(error: unknown): Problem {
	const { message, statusCode, code, errors, totalPrice } = Object(error) as Partial<Problem>;
	const isAnswer = typeof statusCode === 'number' && typeof message === 'string' && message !== '';
	return {
		message: isUnreachable(error) ? null : isAnswer ? message : UNEXPECTED_ERROR,
		statusCode: typeof statusCode === 'number' ? statusCode : 500,
		...(typeof code === 'string' && { code }),
		errors: Array.isArray(errors) ? errors : [],
		...(typeof totalPrice === 'number' && { totalPrice }),
	};
}

/** An ApiError says so itself; other clients throw what fetch throws. */
function isUnreachable(error: unknown): boolean {
	const { isUnreachable: isSaid, statusCode, name } = Object(error) as Record<string, unknown>;
	return isSaid === true || (statusCode === undefined && (error instanceof TypeError || name === 'TimeoutError'));
}
