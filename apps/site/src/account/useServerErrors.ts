import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, UNEXPECTED_ERROR } from 'visa-sdk';
import { strings } from '../strings/az';

/** The server's sentence of a failed call; our own when nobody answered. [API-08] */
export function sentenceOf(error: unknown): string {
	if (!(error instanceof ApiError)) return UNEXPECTED_ERROR;
	return error.isUnreachable ? strings.unreachable : error.message;
}

/**
 * Runs a form's call; what the server says of a field goes to that field, all the rest above the form. Nothing that
 * was typed is lost.
 * @param fields the form's fields, by the names of the request's body
 */
export function useServerErrors<Values extends FieldValues>(
	setError: UseFormSetError<Values>,
	fields: readonly Path<Values>[],
) {
	const [problem, setProblem] = useState<string | null>(null);
	const run = async (call: () => Promise<void>) => {
		setProblem(null);
		try {
			await call();
		} catch (error) {
			const known = error instanceof ApiError ? error.errors : [];
			const placed = known.flatMap(({ field, message }) => {
				const name = fields.find((candidate) => candidate === field);
				return name ? [{ name, message }] : [];
			});
			placed.forEach(({ name, message }, index) => {
				setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
			});
			const elsewhere = known.filter(({ field }) => !fields.some((name) => name === field));
			if (elsewhere.length > 0) setProblem(elsewhere.map(({ message }) => message).join(' '));
			else if (placed.length === 0) setProblem(sentenceOf(error));
		}
	};
	return { problem, run };
}
