import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Encoding, encodings, type ReadyText } from '../platform/readyText';

/** Missing from the package's types: the order among encodings that the client accepts equally. */
interface Preferring {
	encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
}

/** The client's preferred encoding; the smallest among those it accepts equally. */
export function encodingFor(request: FastifyRequest): Encoding {
	const negotiator: Preferring = new Negotiator(request);
	const taken = negotiator.encoding(encodings, { preferred: encodings });
	return encodings.find((encoding) => encoding === taken) ?? 'identity';
}

/** Sends a text in an encoding that the client accepts, or 304 if the client has it already. */
export async function sendReady(request: FastifyRequest, reply: FastifyReply, text: ReadyText): Promise<FastifyReply> {
	const form = text.formFor(encodingFor(request));
	const etag = text.etag(form);
	reply.header('vary', ['Accept-Encoding', ...text.varies].join(', '));
	// An error response has no version to compare.
	if (reply.statusCode < 300) {
		reply.header('etag', etag);
		if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
	}
	if (form !== 'identity') reply.header('content-encoding', form);
	return reply.type(text.type).send(await text.bytes(form));
}

/** Proxies mark as weak what they pass on; the content is the same. */
function isKnown(header: string | undefined, etag: string): boolean {
	const known = header?.split(',').map((entry) => entry.trim().replace(/^W\//, '')) ?? [];
	return known.includes(etag) || known.includes('*');
}
