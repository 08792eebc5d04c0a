import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that a test asks, and what it was asked. */
export interface TestServer {
	/** Without a slash at its end. */
	url: string;
	close(): Promise<void>;
}

/**
 * A server on a free port of this machine, which answers once a call's body is here. A caller that hangs up in the
 * middle, as every test of cancelling does, gets no answer; its broken body is no fault of the run.
 * @param answer with `body` as it came
 */
export async function startTestServer(
	answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => unknown,
): Promise<TestServer> {
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('error', () => response.destroy());
		request.on('end', () => answer(request, response, Buffer.concat(chunks)));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async close() {
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			await closed;
		},
	};
}
