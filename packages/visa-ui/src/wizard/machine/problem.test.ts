import { ApiError } from 'visa-sdk';
import { describe, expect, it } from 'vitest';
import { toProblem } from './problem';

describe('[API-08] why a call failed', () => {
	it("is told in the server's words, also when it sent nothing but a status and a message", () => {
		const refused = new ApiError(422, { statusCode: 422, message: 'Ölkə seçilməyib' });
		expect(toProblem(refused)).toMatchObject({ message: 'Ölkə seçilməyib', statusCode: 422 });
	});

	it("is 'Unexpected error' for what is no answer of ours", () => {
		for (const error of [new ApiError(502), new Error('a bug'), 'text', null, undefined])
			expect(toProblem(error)).toMatchObject({ message: 'Unexpected error' });
	});

	it('is the network only when that failed or took too long', () => {
		const failed = new TypeError('Failed to fetch');
		const tooLong = new DOMException('Timed out', 'TimeoutError');
		for (const error of [new ApiError(500, { code: 'OFFLINE' }, failed), failed, tooLong])
			expect(toProblem(error)).toMatchObject({ message: null, statusCode: 500 });
		expect(toProblem(new ApiError(500, {}, new SyntaxError('<html>'))).message).toBe('Unexpected error');
	});
});
