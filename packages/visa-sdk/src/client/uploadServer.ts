import type { TestProject } from 'vitest/node';
import { startTestServer } from '../testing/testServer';

declare module 'vitest' {
	interface ProvidedContext {
		uploadServer: string;
	}
}

/** A server on another origin for the browser's tests: /echo answers with what it got, /slow never does. */
export default async function uploadServer(project: TestProject) {
	const server = await startTestServer((request, response, body) => {
		response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
		response.setHeader('access-control-allow-headers', 'authorization');
		response.setHeader('access-control-expose-headers', 'retry-after');
		if (request.method === 'OPTIONS') return response.writeHead(204).end();
		if (request.url?.startsWith('/slow')) return;
		if (request.url?.startsWith('/broken')) return request.socket.destroy();
		if (request.url?.startsWith('/refused'))
			return response.writeHead(400, { 'retry-after': '7' }).end('{"statusCode":400,"message":"Şəkil çox böyükdür"}');
		const { authorization, 'content-type': type } = request.headers;
		return response.writeHead(201).end(JSON.stringify([{ url: request.url, size: body.length, authorization, type }]));
	});
	project.provide('uploadServer', server.url);
	return server.close;
}
