import { ProviderFault } from './port';

/** One call to a bank; the body is sent as JSON. */
interface GatewayCall {
	method: 'GET' | 'POST' | 'PATCH';
	url: string;
	headers: Record<string, string>;
	body?: unknown;
	timeoutMs: number;
}

/** How long a gateway may take for one call, in ms: less than the 60 s that a browser waits for us. */
export const GATEWAY_TIMEOUT_MS = 15_000;
/** Errors after which the call has certainly not reached anyone. */
const unreached = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'CERT_HAS_EXPIRED']);

/**
 * A JSON call to a gateway. An error contains nothing of what was sent or received, so that it may be logged.
 * @throws ProviderFault without a response in time, or with one that isn't JSON
 */
export async function callGateway(
	fetcher: typeof fetch,
	{ method, url, headers, body, timeoutMs }: GatewayCall,
): Promise<{ status: number; body: unknown }> {
	const isWrite = method !== 'GET';
	let status = 0;
	try {
		const answer = await fetcher(url, {
			method,
			headers: {
				accept: 'application/json',
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			// Credentials are sent only to the configured address.
			redirect: 'error',
			signal: AbortSignal.timeout(timeoutMs),
		});
		status = answer.status;
		return { status, body: await answer.json() };
	} catch (error) {
		const reason = status > 0 ? `HTTP ${status} without JSON` : reasonOf(error);
		throw new ProviderFault(`${method}: ${reason}`, isWrite && !unreached.has(reason));
	}
}

/** The system's name of a network error; never its text, which may contain the URL. */
function reasonOf(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	if (cause instanceof Error && 'code' in cause) return String(cause.code);
	return error instanceof Error ? error.name : 'unknown';
}
