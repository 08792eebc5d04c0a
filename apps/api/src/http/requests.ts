import type { FastifyInstance } from 'fastify';

/** One line a call: the route's pattern, never its address, which may hold tokens and names. */
export function logRequests(app: FastifyInstance): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		request.log.info(
			{
				method: request.method,
				route: request.routeOptions.url ?? null,
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime),
			},
			'call',
		);
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
