export { ApiError, type FailureCode, UNEXPECTED_ERROR } from './ApiError';
export { type Call, type CallsOf, call } from './call';
export { onUnauthorized } from './onUnauthorized';
export { type RetryOptions, retryAfterMs, retryReads } from './retryReads';
export { type Answer, type Message, type Send, sendToTheEnd } from './send';
export { sendAsStream } from './sendAsStream';
export { sendWithProgress } from './sendWithProgress';
export {
	type CallOptions,
	type ClientOptions,
	createTransport,
	type Layer,
	TIMEOUT_MS,
	type Transport,
	type WireRequest,
} from './transport';
