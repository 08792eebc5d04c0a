import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

/**
 * What leaves the server: only what the contract declares. A list row that violates the contract is omitted and logged by
 * its id and the faulty field, never by its content: one bad row must not take down the others. The list's `total` still
 * counts it, so that the omission can be noticed.
 * @throws ZodError if the rest violates the contract too
 */
export function toAnswer<Schema extends z.ZodType>(
	schema: Schema,
	answer: z.input<Schema>,
	log: Pick<FastifyBaseLogger, 'error'>,
): z.output<Schema> {
	const read = schema.safeParse(answer);
	if (read.success) return read.data;
	const rows = rowsOf(answer);
	const faults = new Map<number, string>();
	for (const { path } of read.error.issues) {
		const [list, row, ...field] = path;
		if (!rows || list !== 'data' || typeof row !== 'number') throw read.error;
		faults.set(row, field.join('.'));
	}
	for (const [row, field] of faults)
		log.error({ id: idOf(rows?.[row]), field }, 'a row outside the contract is left out');
	return schema.parse({ ...Object(answer), data: rows?.filter((_, row) => !faults.has(row)) });
}

function rowsOf(answer: unknown): unknown[] | null {
	const isList = typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);
	return isList ? (answer.data as unknown[]) : null;
}

const idOf = (row: unknown) => (typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : null);
