import type { FastifyReply } from 'fastify';
import type { EventStream } from '../platform/eventStream';

/** Sends events as they happen; proxies may not buffer them, and the connection ends with the stream. */
export function sendEvents(reply: FastifyReply, { readable }: EventStream): FastifyReply {
	return reply
		.type('text/event-stream; charset=utf-8')
		.header('x-accel-buffering', 'no')
		.header('connection', 'close')
		.send(readable);
}
