import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Known to this process only. */
const MARK = `viza-own-${randomUUID()}`;

/** Whether the server calls itself for a page that it renders, on nobody's behalf. */
export const isOwnRead = (request: FastifyRequest): boolean => request.headers['user-agent'] === MARK;

/** The response a visitor would get, and what distinguishes it from another. */
interface OwnAnswer {
	readonly status: number;
	readonly body: string;
	readonly version: string;
}

/**
 * Asks the server what a visitor would be answered.
 * @param path with its query
 * @param language of the answer’s messages
 */
export type OwnRead = (path: string, language: string) => Promise<OwnAnswer>;

/** Makes a visitor's call through the same routes, without the network. */
export const ownReads =
	(app: FastifyInstance): OwnRead =>
	async (path, language) => {
		const headers = { 'user-agent': MARK, 'accept-language': language, accept: 'application/json' };
		const { statusCode, body, headers: answered } = await app.inject({ url: path, headers });
		return { status: statusCode, body, version: `${statusCode} ${answered.etag ?? body}` };
	};
