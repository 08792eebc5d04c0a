import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics';
import type { Readiness } from '../platform/readiness';

/** One line a call: the route's pattern, never its address, which may hold tokens and names. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		const { method } = request;
		const { statusCode: status, elapsedTime } = reply;
		const route = request.routeOptions.url ?? null;
		metrics.call(method, route ?? 'unknown', status, elapsedTime / 1000);
		request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'call');
	});
}

/** A server that stops would wait for connections that clients keep open for later. */
export function endConnections(app: FastifyInstance, readiness: Readiness): void {
	app.addHook('onSend', async (_request, reply) => {
		if (readiness.isStopping()) reply.header('connection', 'close');
	});
}

/** A JSON content type without a body, which the client sends on calls that have none, is no fault. */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body.length === 0) done(null, undefined);
		else parse(request, String(body), done);
	});
}
