import type { Problem } from './types';

/** Reads an ApiError, or anything that was thrown. A failure without the server's word has no message. */
export function toProblem(error: unknown): Problem {
	if (typeof error !== 'object' || error === null) return { message: null, statusCode: 500, errors: [] };
	const { message, statusCode, code, errors, totalPrice } = error as Partial<Problem>;
	const isAnswer = typeof statusCode === 'number' && typeof code === 'string';
	return {
		message: isAnswer && typeof message === 'string' ? message : null,
		statusCode: typeof statusCode === 'number' ? statusCode : 500,
		...(isAnswer && { code }),
		errors: Array.isArray(errors) ? errors : [],
		...(typeof totalPrice === 'number' && { totalPrice }),
	};
}
