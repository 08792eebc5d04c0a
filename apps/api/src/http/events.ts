import type { FastifyReply } from 'fastify';
import type { EventStream } from '../platform/eventStream';

/** Sends events while they happen; no proxy may keep them back, and the connection ends with them. */
export function sendEvents(reply: FastifyReply, { readable }: EventStream): FastifyReply {
	return reply
		.type('text/event-stream; charset=utf-8')
		.header('x-accel-buffering', 'no')
		.header('connection', 'close')
		.send(readable);
}
