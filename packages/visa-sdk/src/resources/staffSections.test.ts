import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	createHandlers,
	createWorld,
	handlersFor,
	MOCK_RECOVERY_CODES,
	MOCK_SECOND_FACTOR_CODE,
	mockAdmin,
	mockAgent,
	mockId,
} from '../mocks';
import { isChallenge } from '../session';
import { createClient } from './index';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
const client = createClient({ baseUrl, getToken: () => 'token' });

describe('[DSH-17] signing in with a second factor', () => {
	const login = async ({ email }: { email: string }) => {
		const answer = await client.auth.login({ email, password: 'any other', audience: 'dashboard' });
		if (!isChallenge(answer)) throw new Error('a session without a second factor');
		return answer;
	};

	it('goes on by a code, or by a recovery code that works once', async () => {
		server.resetHandlers(...handlersFor('secondFactorRequired', { baseUrl }));
		const { challenge, next } = await login(mockAdmin);
		expect(next).toBe('verify');
		await expect(client.users.me()).rejects.toMatchObject({ statusCode: 401 });
		await expect(client.secondFactor.verify({ challenge, code: '000000' })).rejects.toMatchObject({ statusCode: 400 });
		expect(await client.secondFactor.verify({ challenge, code: MOCK_SECOND_FACTOR_CODE })).toHaveProperty(
			'accessToken',
		);
		expect((await client.users.me()).email).toBe(mockAdmin.email);
		const recover = async () =>
			client.secondFactor.recover({
				challenge: (await login(mockAdmin)).challenge,
				recoveryCode: MOCK_RECOVERY_CODES[0].toLowerCase(),
			});
		expect((await recover()).recoveryCodesLeft).toBe(2);
		await expect(recover()).rejects.toMatchObject({ errors: [{ field: 'recoveryCode' }] });
	});

	it('sets it up on the way where it is missing, and lets an admin take it away', async () => {
		server.resetHandlers(...handlersFor('secondFactorRequired', { baseUrl }));
		const { challenge, next } = await login(mockAgent);
		expect(next).toBe('setUp');
		const { secret, otpauthUrl } = await client.secondFactor.setUp({ challenge });
		expect(otpauthUrl).toContain(secret);
		const { recoveryCodes, session } = await client.secondFactor.confirm({ challenge, code: MOCK_SECOND_FACTOR_CODE });
		expect([recoveryCodes.length, session !== null]).toEqual([3, true]);
		expect(await client.secondFactor.get()).toMatchObject({ isSetUp: true, isRequired: true });
		const admin = await login(mockAdmin);
		await client.secondFactor.verify({ challenge: admin.challenge, code: MOCK_SECOND_FACTOR_CODE });
		expect((await client.agents.get({ id: mockAgent.id })).hasSecondFactor).toBe(true);
		await client.secondFactor.reset({ id: mockAgent.id });
		expect((await client.agents.get({ id: mockAgent.id })).hasSecondFactor).toBe(false);
	});
});

describe('[DSH-08] a section’s CSV', () => {
	it('reaches the caller with the mark that spreadsheets need, after filter and order', async () => {
		server.resetHandlers(...handlersFor('admin', { baseUrl }));
		const csv = await client.countries.exportCsv({ search: 'iya', sort: '-name' });
		expect(csv.startsWith('\uFEFFAd,Ölkə kodu,')).toBe(true);
		expect(
			csv
				.split('\r\n')
				.slice(1, -1)
				.map((line) => line.split(',')[0]),
		).toEqual(['Yaponiya', 'İtaliya', 'Almaniya']);
	});
});

describe('[DSH-03] a country and what it offers', () => {
	it('are one thing from both sides, and an uploaded flag is there to be seen', async () => {
		server.resetHandlers(...createHandlers(createWorld({ user: mockAdmin }), { baseUrl }));
		const id = mockId('c', 1);
		const {
			version,
			image: _image,
			...country
		} = await client.countries.get({ id }).then((one) => {
			if (!('version' in one)) throw new Error('not a record');
			return one;
		});
		const flag = await client.uploads.flag(new File([new Uint8Array([1])], 'f.png', { type: 'image/png' }));
		const changes = { ...country, image: flag.image, serviceIds: [mockId('d', 2)], version };
		expect((await client.countries.update({ id }, changes)).serviceIds).toEqual([mockId('d', 2)]);
		const service = await client.services.get({ id: mockId('d', 1) });
		expect([service.countryIds.includes(id), service.version]).toEqual([false, 2]);
		expect((await fetch(`http://viza.test${flag.image}`)).status).toBe(200);
	});
});
