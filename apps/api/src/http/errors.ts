import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from 'visa-sdk/contract';
import { speeches } from 'visa-sdk/rules';
import { fromRace } from '../platform/db/race';
import { isUnavailable } from '../platform/db/unavailable';
import { invalidField, Refusal } from '../platform/refusal';
import { sentences } from '../platform/sentences';
import { languageOf } from './language';

const OUTAGE_RETRY_SECONDS = 2;
/** How long a refused connection may take to read its response, in ms. */
const LINGER_MS = 1_000;
/** What is wrong with a request as a whole. */
const NO_FIELD = '';

/** Turns every error of a call into the standard error body. */
export function sendErrors(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const refusal = error instanceof Refusal ? error : (fromRace(error) ?? fromOutage(error) ?? fromFramework(error));
		if (refusal.code === 'UNEXPECTED') request.log.error({ err: error }, 'unexpected');
		else if (refusal !== error && refusal.code === 'UNAVAILABLE') request.log.warn({ err: error }, 'unavailable');
		return refuse(request, reply, refusal);
	});
}

/** Sends a refusal in the caller's language. [ACC-09] */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
	const { errors, totalPrice, retryAfterSeconds, current, saying } = refusal.more;
	const language = languageOf(request);
	const speech = speeches[language];
	if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
	const body: ErrorBody = {
		statusCode: refusal.statusCode,
		message: saying?.(speech) ?? speech.said(refusal.message),
		code: refusal.code,
		...(errors ? { errors: errors.map(({ field, message }) => ({ field, message: speech.said(message) })) } : {}),
		...(totalPrice === undefined ? {} : { totalPrice }),
		...(current === undefined ? {} : { current }),
		requestId: request.id,
	};
	return reply
		.code(refusal.statusCode)
		.header('cache-control', 'no-store')
		.header('content-language', language)
		.type('application/json')
		.send(body);
}

/** An unavailable database or a full disk: nothing is wrong with the call, which may succeed later. */
function fromOutage(error: Error): Refusal | null {
	if (!isUnavailable(error)) return null;
	return new Refusal(503, 'UNAVAILABLE', sentences.unavailable, { retryAfterSeconds: OUTAGE_RETRY_SECONDS });
}

/** Errors that the framework detects before a handler runs. */
export function fromFramework(error: FastifyError): Refusal {
	switch (error.statusCode) {
		case 413:
			return invalidField(NO_FIELD, sentences.tooLarge, 413);
		case 415:
			return invalidField(NO_FIELD, sentences.mediaType, 415);
		case 400:
		case 406:
		case 414:
		case 431:
			return invalidField(NO_FIELD, sentences.malformed, error.statusCode);
		case 403:
		case 404:
			return new Refusal(404, 'NOT_FOUND', sentences.notFound);
		case 503:
			return new Refusal(503, 'UNAVAILABLE', sentences.unavailable);
		default:
			return new Refusal(500, 'UNEXPECTED', sentences.unexpected);
	}
}

/**
 * Responds to something that isn't an HTTP request, or whose headers are too long: there is no request object yet, and no
 * language.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
	if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
	const statusCode = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
	const message = sentences.malformed;
	const errors = [{ field: NO_FIELD, message }];
	const body: ErrorBody = { statusCode, message, code: 'VALIDATION', errors, requestId: randomUUID() };
	const json = JSON.stringify(body);
	const head = [
		`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
		'content-type: application/json; charset=utf-8',
		`content-length: ${Buffer.byteLength(json)}`,
		'cache-control: no-store',
		'connection: close',
	];
	socket.end(`${head.join('\r\n')}\r\n\r\n${json}`);
	// A client that doesn't close would keep the connection open. Closing immediately could lose the response in transit.
	setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
