import type { ErrorBody, PublicStatus } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaid, createRequest, newTraveller } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ statusOfReference: { tries: 3, seconds: 3600 } });
});
afterAll(() => server.close());

const ask = (body: object) => server.post<PublicStatus & ErrorBody>('/api/visa-requests/status', body);

describe('[ACC-07] looking up how a request stands', () => {
	it('needs number and last name, however they are written, and tells status and dates alone', async () => {
		const { token } = await newTraveller(server);
		const { reference } = await createPaid(server, token);
		const { status, body } = await ask({ reference: ` ${reference.toLowerCase()}`, lastName: ' ALIYEVA' });
		expect(status).toBe(200);
		expect(body).toEqual({
			reference,
			status: 'SUBMITTED',
			createdAt: expect.any(String),
			changedAt: expect.any(String),
			dueAt: expect.any(String),
		});
	});

	it('promises nothing before it is paid', async () => {
		const { reference } = await createRequest(server, (await newTraveller(server)).token);
		expect((await ask({ reference, lastName: 'Əliyeva' })).body).toMatchObject({
			status: 'AWAITING_PAYMENT',
			dueAt: null,
		});
	});

	it('knows a number that was heard and typed: in any case, without hyphens and VZ', async () => {
		const { reference } = await createRequest(server, (await newTraveller(server)).token);
		const signs = reference.slice('VZ-'.length).replace('-', '');
		const typed = [
			` ${reference.toLowerCase()} `,
			`vz ${signs.toLowerCase()}`,
			reference.replaceAll('-', '\u2011'),
			signs,
		];
		for (const one of typed)
			expect((await ask({ reference: one, lastName: 'Əliyeva' })).body, one).toMatchObject({ reference });
		for (const other of [signs.slice(1), `${reference}0`])
			expect((await ask({ reference: other, lastName: 'Əliyeva' })).status, other).toBe(400);
	});

	it('answers a wrong name as an unknown number', async () => {
		const { reference } = await createRequest(server, (await newTraveller(server)).token);
		const [wrongName, unknown] = [
			await ask({ reference, lastName: 'Məmmədova' }),
			await ask({ reference: 'VZ-0000-0000', lastName: 'Əliyeva' }),
		];
		expect(wrongName.status).toBe(404);
		expect({ ...wrongName.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
		expect((await ask({ reference: 'x', lastName: 'Əliyeva' })).body).toMatchObject({
			statusCode: 400,
			errors: [{ field: 'reference' }],
		});
		expect((await ask({ reference, lastName: ' ' })).body).toMatchObject({
			statusCode: 400,
			errors: [{ field: 'lastName' }],
		});
	});

	it('knows nothing of a request whose traveller deleted the account, whatever name is given', async () => {
		const { token } = await newTraveller(server);
		const { reference } = await createRequest(server, token);
		expect((await ask({ reference, lastName: 'Əliyeva' })).status).toBe(200);
		expect((await server.call('DELETE', '/api/users/me', undefined, { token })).status).toBe(204);
		const unknown = await ask({ reference: 'VZ-0000-0000', lastName: 'Əliyeva' });
		for (const lastName of ['—', 'Əliyeva']) {
			const { status, body } = await ask({ reference, lastName });
			expect([status, { ...body, requestId: '' }]).toEqual([404, { ...unknown.body, requestId: '' }]);
		}
	});

	it('ends after some wrong names for one number, also for the right one; what is found does not count', async () => {
		const { reference } = await createRequest(server, (await newTraveller(server)).token);
		for (let time = 0; time < 5; time += 1) expect((await ask({ reference, lastName: 'Əliyeva' })).status).toBe(200);
		for (const lastName of ['Bir', 'İki', 'Üç']) expect((await ask({ reference, lastName })).status).toBe(404);
		const over = await ask({ reference, lastName: 'Əliyeva' });
		expect(over).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
	});
});
