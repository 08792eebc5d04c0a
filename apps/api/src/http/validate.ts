import { readInput } from 'visa-sdk/contract';
import type { z } from 'zod';
import { invalid } from '../platform/refusal';

/** Parses input, or refuses it with one message per field. [VAL-02] */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
	const read = readInput(schema, input);
	if (read.errors) throw invalid(read.errors);
	return read.data;
}
