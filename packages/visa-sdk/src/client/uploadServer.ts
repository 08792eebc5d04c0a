import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
	interface ProvidedContext {
		uploadServer: string;
	}
}

/** A server on another origin for the browser's tests: /echo answers with what it got, /slow never does. */
export default async function uploadServer(project: TestProject) {
	const server = createServer(async (request, response) => {
		response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
		response.setHeader('access-control-allow-headers', 'authorization');
		if (request.method === 'OPTIONS') return response.writeHead(204).end();
		let size = 0;
		for await (const chunk of request) size += (chunk as Buffer).length;
		if (request.url?.startsWith('/slow')) return;
		if (request.url?.startsWith('/broken')) return request.socket.destroy();
		if (request.url?.startsWith('/refused'))
			return response.writeHead(400).end('{"statusCode":400,"message":"Şəkil çox böyükdür"}');
		const { authorization, 'content-type': type } = request.headers;
		response.writeHead(201).end(JSON.stringify([{ url: request.url, size, authorization, type }]));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	project.provide('uploadServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
	return () => {
		server.closeAllConnections();
		server.close();
	};
}
