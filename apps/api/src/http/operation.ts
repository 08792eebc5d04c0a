import type { FastifyInstance } from 'fastify';
import type { Deps } from '../platform/deps';
import { isSameText } from '../platform/ids';
import type { Readiness } from '../platform/readiness';

/** Endpoints for operators: liveness, readiness and metrics. */
export function serveOperation(app: FastifyInstance, { config, metrics }: Deps, readiness: Readiness): void {
	app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

	app.get('/readyz', async (_request, reply) => {
		const faults = await readiness.faults();
		// A server whose e-mails are delayed still answers calls, which must not be routed elsewhere.
		const ailing = readiness.ailing();
		const also = ailing.length > 0 ? { ailing } : {};
		reply.header('cache-control', 'no-store');
		if (faults.length > 0) return reply.code(503).send({ status: 'unavailable', faults, ...also });
		return { status: 'ok', ...also };
	});

	app.get('/metrics', async (request, reply) => {
		const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
		const { metricsToken } = config;
		reply.header('cache-control', 'no-store');
		if (!metricsToken || !given || !isSameText(given, metricsToken)) {
			return reply.code(404).type('text/plain').send('Not found');
		}
		const { type, text } = await metrics.read();
		return reply.type(type).send(text);
	});
}
