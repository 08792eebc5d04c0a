import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { CsvText } from '../platform/csvText';

/** Sends lines as they are produced, as a file download. */
export function sendCsv(reply: FastifyReply, { lines, fileName }: CsvText): FastifyReply {
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', `attachment; filename="${fileName}"`)
		.send(Readable.from(lines));
}
