import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/refusal';
import { flagOf } from './flags';

/** A URL contains a hash of its content, which therefore never changes. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves uploaded flags, to everyone. [DSH-02] */
export function serveFlags(app: FastifyInstance, { database }: Pick<Deps, 'database'>): void {
	app.get<{ Params: { name: string } }>('/flags/:name', async ({ params }, reply) => {
		const hash = /^([\da-f]{40})\.webp$/.exec(params.name)?.[1];
		const image = hash ? await flagOf(database.db, hash) : null;
		if (!image) throw notFound();
		return reply
			.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
			.header('x-content-type-options', 'nosniff')
			.type('image/webp')
			.send(image);
	});
}
