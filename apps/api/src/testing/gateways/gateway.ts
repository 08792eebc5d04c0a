import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Exchange {
	method: string;
	path: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	body: Record<string, unknown>;
}
export interface Answer {
	status?: number;
	body: unknown;
}
export interface Route {
	/** For faults, and to look up which calls were made. */
	name: 'create' | 'status' | 'lookup' | 'expire' | 'refund';
	method: string;
	path: RegExp;
	answer(exchange: Exchange, id: string): Answer;
}

/**
 * How a call fails. `refused`: in the gateway's own words; `broken`: with a proxy's page; `unheard`: the connection
 * breaks before it is processed; `lost`: after it is processed; `silent`: processed, and no response ever comes.
 */
export type Fault = 'refused' | 'broken' | 'unheard' | 'lost' | 'silent';

/** A payment gateway listening on a port of this machine. */
export interface Gateway {
	url: string;
	calls: { name: Route['name']; exchange: Exchange }[];
	/** The next call with this name fails. */
	fail(name: Route['name'], fault: Fault): void;
	/** Every call fails from now on, or succeeds again with null. */
	failAll(fault: Fault | null): void;
	close(): Promise<void>;
}

export async function startGateway(routes: Route[], refusal: Answer, unknown: Answer): Promise<Gateway> {
	const faults = new Map<Route['name'], Fault[]>();
	const calls: Gateway['calls'] = [];
	let everything: Fault | null = null;
	async function serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
		const exchange = await read(request).catch(() => null);
		// The caller hung up in the middle, as it does when it is told to stop: there is nobody to answer.
		if (!exchange) return request.socket.destroy();
		const send = ({ status = 200, body }: Answer) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
		const route = routes.find(({ method, path }) => method === exchange.method && path.test(exchange.path));
		if (!route) return send(unknown);
		calls.push({ name: route.name, exchange });
		const fault = everything ?? faults.get(route.name)?.shift();
		if (fault === 'refused') return send(refusal);
		if (fault === 'broken') return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
		if (fault === 'unheard') return request.socket.destroy();
		const answer = route.answer(exchange, decodeURIComponent(route.path.exec(exchange.path)?.[1] ?? ''));
		if (fault === 'lost') return request.socket.destroy();
		return fault === 'silent' ? undefined : send(answer);
	}
	// A stand-in that fails closes the connection, and the test notices.
	const server = createServer((request, response) => {
		serve(request, response).catch((error: Error) => response.destroy(error));
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	if (typeof address !== 'object' || !address) throw new Error('no port');
	return {
		url: `http://127.0.0.1:${address.port}`,
		calls,
		fail: (name, fault) => faults.set(name, [...(faults.get(name) ?? []), fault]),
		failAll(fault) {
			everything = fault;
		},
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

async function read(request: IncomingMessage): Promise<Exchange> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(part);
	const url = new URL(request.url ?? '/', 'http://gateway');
	const text = Buffer.concat(parts).toString();
	const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
	return { method: request.method ?? '', path: url.pathname, query: url.searchParams, headers: request.headers, body };
}
