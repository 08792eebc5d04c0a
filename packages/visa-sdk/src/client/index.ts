export { ApiError, UNEXPECTED_ERROR } from './ApiError';
export { type Call, call } from './call';
export type { Answer, Message, Send } from './send';
export { sendAsStream } from './sendAsStream';
export { sendWithProgress } from './sendWithProgress';
export {
	type CallOptions,
	type ClientOptions,
	createTransport,
	TIMEOUT_MS,
	type Transport,
	type WireRequest,
} from './transport';
