import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './errors';

/** How long a call may take to arrive, and how slowly. */
export interface CallTimes {
	/** For a call's body to arrive, in ms; an upload has this long for each part of `partBytes`. */
	callMs: number;
	/** For an upload as a whole, in ms: 10 MB take three and a half minutes on a phone with 400 kbit/s. */
	uploadMs: number;
	/** Less than this in `callMs` is no slow network, but somebody who holds a connection: 35 kbit/s. */
	partBytes: number;
}
/** Those of the server. */
export const CALL_TIMES: CallTimes = { callMs: 60_000, uploadMs: 300_000, partBytes: 256 * 1024 };

const tooSlow = () => Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/**
 * Ends calls whose body takes too long. Node knows one time for all calls (`requestTimeout`), which is that of uploads: here
 * the others keep to theirs, and an upload must go on arriving.
 */
export function endSlowCalls(app: FastifyInstance, { callMs, partBytes }: CallTimes = CALL_TIMES): void {
	app.addHook('onRequest', async ({ raw, headers, routeOptions }, reply) => {
		// Without a body everything is here.
		if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
		const { socket } = raw;
		// A call that never came over a network, as those of tests, has no connection to end.
		if (!(socket instanceof Socket)) return;
		let known = socket.bytesRead;
		const timer = setInterval(() => {
			if (raw.complete) return clearInterval(timer);
			const arrived = socket.bytesRead - known;
			known = socket.bytesRead;
			if (routeOptions.config.isUpload && arrived >= partBytes) return;
			clearInterval(timer);
			// Answered already, of which no second answer may come.
			if (reply.raw.headersSent) socket.destroy();
			else refuseConnection(tooSlow(), socket);
		}, callMs);
		timer.unref();
		raw.once('close', () => clearInterval(timer));
	});
}

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Sends files, which may take as long as they take on a slow network. */
		isUpload?: boolean;
	}
}
