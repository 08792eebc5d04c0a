import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvText } from '../platform/csvText';

/** Sends lines while they are made, for a file to be kept. */
export function sendCsv(reply: FastifyReply, { lines, fileName }: CsvText): FastifyReply {
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', `attachment; filename="${fileName}"`)
		.send(Readable.from(lines));
}
