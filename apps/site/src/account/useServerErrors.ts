import { useState } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from 'visa-sdk';
import { strings } from '../strings/az';

/** The sentence of a failed call; our own when no server answered. */
export function sentenceOf(error: unknown): string {
	return error instanceof ApiError && error.code ? error.message : strings.unreachable;
}

/**
 * Runs a form's call; what the server says of a field goes to that field, the rest above the form. Nothing that was
 * typed is lost.
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
			if (placed.length === 0) setProblem(sentenceOf(error));
		}
	};
	return { problem, run };
}
