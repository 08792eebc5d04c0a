import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { CsvText } from '../platform/csvText';

/** Sends lines as they are produced, as a file download. */
export function sendCsv(reply: FastifyReply, { lines, fileName }: CsvText): FastifyReply {
	return reply
		.type('text/csv; charset=utf-8')
		.header('content-disposition', `attachment; filename="${inAscii(fileName)}"; filename*=UTF-8''${encoded(fileName)}`)
		.send(Readable.from(inTurns(lines)));
}

/**
 * Between two parts whatever else is waiting gets its turn: the embedded database answers within the process, so that a
 * long list would otherwise be written to its end before the server reads another call. [DSH-15]
 */
async function* inTurns(lines: AsyncIterable<string>): AsyncGenerator<string> {
	for await (const part of lines) {
		yield part;
		await turn();
	}
}

/** For programs that don't read `filename*`, in which alone a name may have all letters. [RFC 6266] */
const inAscii = (name: string) =>
	name
		.replaceAll('ə', 'e')
		.replaceAll('Ə', 'E')
		.replaceAll('ı', 'i')
		.normalize('NFD')
		.replace(/[^\x20-\x7e]|["\\]/g, '');

const encoded = (name: string) =>
	encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
