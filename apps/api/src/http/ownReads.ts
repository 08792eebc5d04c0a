import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Known to this process alone. */
const MARK = `viza-own-${randomUUID()}`;

/** Whether the server asks itself, for a page that it renders: no call of anybody's. */
export const isOwnRead = (request: FastifyRequest): boolean => request.headers['user-agent'] === MARK;

/** What a visitor would be answered, with what tells this answer from another one. */
export interface OwnAnswer {
	readonly status: number;
	readonly body: string;
	readonly version: string;
}

export type OwnRead = (path: string, language: string) => Promise<OwnAnswer>;

/** Reads as a visitor does, by the same routes, without a way over the network. */
export const ownReads =
	(app: FastifyInstance): OwnRead =>
	async (path, language) => {
		const headers = { 'user-agent': MARK, 'accept-language': language, accept: 'application/json' };
		const { statusCode, body, headers: answered } = await app.inject({ url: path, headers });
		return { status: statusCode, body, version: `${statusCode} ${answered.etag ?? body}` };
	};
