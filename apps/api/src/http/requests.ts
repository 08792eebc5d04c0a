import type { Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../platform/metrics';
import type { Readiness } from '../platform/readiness';
import { isOwnRead } from './ownReads';

/** Logs one line per call: the route's pattern, never its URL, which may contain tokens and names. */
export function logRequests(app: FastifyInstance, metrics: Metrics): void {
	app.addHook('onRequest', async (request, reply) => {
		reply.header('x-request-id', request.id);
	});
	app.addHook('onResponse', async (request, reply) => {
		if (isOwnRead(request)) return;
		const { method } = request;
		const { statusCode: status, elapsedTime } = reply;
		const { url, config } = request.routeOptions;
		// Each file of the site has its own route, with a name that changes with each build: they are counted as one.
		const route = 'file' in config ? '/*' : (url ?? null);
		metrics.call(method, route ?? 'unknown', status, elapsedTime / 1000);
		request.log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'call');
	});
}

/**
 * A stopping server would wait for keep-alive connections. They are told only once it accepts no new ones: a client
 * reconnecting at that moment would be cut off rather than refused.
 */
export function endConnections(app: FastifyInstance, readiness: Readiness): void {
	app.addHook('onSend', async (_request, reply) => {
		if (readiness.isStopping() && !app.server.listening) reply.header('connection', 'close');
	});
}

/** How long a connection may stay idle after the server was told to stop, in ms: its next call is often on its way. */
const IDLE_MS = 2_000;
/** How long calls in progress may take, in ms: a half-sent request must not delay stopping. */
const FINISH_MS = 10_000;
const LOOK_MS = 50;

/**
 * Accepts no more connections and lets open ones finish: each response announces that it is the last. Closing them
 * immediately would lose a call of every client with a keep-alive connection.
 */
export async function drainConnections(server: Server): Promise<void> {
	// The HTTP server's own method would cut idle connections. It is called later, when the app closes.
	TcpServer.prototype.close.call(server);
	const count = () => new Promise<number>((found) => server.getConnections((_fault, open) => found(open ?? 0)));
	const began = performance.now();
	while (performance.now() - began < IDLE_MS && (await count()) > 0) await setTimeout(LOOK_MS);
	globalThis.setTimeout(() => server.closeAllConnections(), FINISH_MS).unref();
}

/** A JSON content type without a body, which the client sends on calls without one, isn't an error. */
export function acceptEmptyJson(app: FastifyInstance): void {
	const parse = app.getDefaultJsonParser('error', 'error');
	app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
		if (body.length === 0) done(null, undefined);
		else void parse(request, String(body), done);
	});
}
