import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestServer } from './testServer';

it('a caller that hangs up in the middle of its body leaves the server and the run whole', async () => {
	const bodies: string[] = [];
	const server = await startTestServer((_request, response, body) => {
		bodies.push(body.toString());
		response.end('well');
	});
	try {
		const { hostname, port } = new URL(server.url);
		for (let call = 0; call < 20; call += 1) {
			const socket = connect(Number(port), hostname);
			await once(socket, 'connect');
			socket.write(`POST /slow HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 1000\r\nexpect: 100-continue\r\n\r\n`);
			// The server has started processing the call when it asks for the body.
			await once(socket, 'data');
			socket.write('half');
			socket.destroy();
			await once(socket, 'close');
		}
		const answer = await fetch(server.url, { method: 'POST', body: 'whole' });
		expect(await answer.text()).toBe('well');
		expect(bodies).toEqual(['whole']);
	} finally {
		await server.close();
	}
});
