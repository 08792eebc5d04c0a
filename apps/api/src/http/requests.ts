import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics';
import type { Readiness } from '../platform/readiness';
import { isOwnRead } from './ownReads';

/** One line a call: the route's pattern, never its address, which may hold tokens and names. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		if (isOwnRead(request)) return;
		const { method } = request;
		const { statusCode: status, elapsedTime } = reply;
		const { url, config } = request.routeOptions;
		// Each file of the site has a route of its own, and a name that is another at each build: they count as one.
		const route = 'file' in config ? '/*' : (url ?? null);
		metrics.call(method, route ?? 'unknown', status, elapsedTime / 1000);
		request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'call');
	});
}

/**
 * A server that stops would wait for connections that clients keep open for later. They hear of it only when it takes no
 * new ones: a client that came anew at that moment would be cut off instead of being refused.
 */
export function endConnections(app: FastifyInstance, readiness: Readiness): void {
	app.addHook('onSend', async (_request, reply) => {
		if (readiness.isStopping() && !app.server.listening) reply.header('connection', 'close');
	});
}

/** How long a connection may stay idle after the server was told to stop, in ms: its next call is often on its way. */
const IDLE_MS = 2_000;
/** How long calls may take that have begun, in ms: what is only half sent must not hold the server up. */
const FINISH_MS = 10_000;
const LOOK_MS = 50;

/**
 * Takes no more connections, and lets those that are open end by themselves: each answer says that it is the last one.
 * Closing them at once would lose a call of every client that keeps its connection.
 */
export async function drainConnections(server: Server): Promise<void> {
	// The HTTP server's own would cut idle connections off. It comes later, with the app's end.
	TcpServer.prototype.close.call(server);
	const count = () => new Promise<number>((found) => server.getConnections((_fault, open) => found(open ?? 0)));
	const began = performance.now();
	while (performance.now() - began < IDLE_MS && (await count()) > 0) await setTimeout(LOOK_MS);
	globalThis.setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
}

/** A JSON content type without a body, which the client sends on calls that have none, is no fault. */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body.length === 0) done(null, undefined);
		else void parse(request, String(body), done);
	});
}
