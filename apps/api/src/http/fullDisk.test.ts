import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody } from 'visa-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/db';
import { openEmbedded } from '../platform/db/embedded';
import { databaseLimits } from '../platform/limits';
import { keepRoom } from '../platform/room';
import { localStorage } from '../platform/storage/local';
import { makeDataDir } from '../testing/dataDir';
import { choose, imageForm, jpeg, requestDates, signInStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/server';

const PLENTY = 2 ** 30;
let free = PLENTY;
let folder: string;
let database: Database;
let server: TestServer;
beforeAll(async () => {
	folder = await makeDataDir(await mkdtemp(join(tmpdir(), 'viza-full-')));
	const measure = () => free;
	database = await openEmbedded(folder, { room: keepRoom(folder, measure) });
	const storage = await localStorage(join(folder, 'uploads'), measure);
	server = await startTestServer({}, {}, { database, storage, limits: databaseLimits(database) });
}, 120_000);
afterAll(async () => {
	await server?.close();
	await database?.close();
	await rm(folder, { recursive: true, force: true });
});

it('a full disk refuses what writes in words, lets what reads go on, and is over when there is room', async () => {
	const token = await signInStaff(server, 'agent');
	const { country, visaType, visaOption, service } = await choose(server);
	const quote = {
		...{ countryId: country.id, visaTypeId: visaType.id, visaOptionId: visaOption.id, serviceId: service.id },
		...requestDates(server.clock.now()),
		peopleCount: 1,
	};
	const login = () =>
		server.post<ErrorBody>('/api/auth/login', { email: 'agent@viza.example', password: 'viza-demo-agent' });
	const upload = async () => server.post<ErrorBody>('/api/uploads/image', imageForm({ bytes: await jpeg(900, 700) }));
	const reads = async () => [
		(await server.get('/api/countries')).status,
		(await server.get('/api/users/me', { token })).status,
		(await server.post('/api/visa-requests/get-total-price-unauthorized', quote)).status,
	];
	free = 0;
	for (const { status, body, headers } of [await login(), await upload()]) {
		expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
		expect(body.message).toBe('Xidmət müvəqqəti əlçatan deyil. Bir az sonra yenidən cəhd edin.');
		expect(headers['retry-after']).toBeDefined();
	}
	expect(await reads()).toEqual([200, 200, 200]);
	free = PLENTY;
	expect([(await login()).status, (await upload()).status]).toEqual([200, 201]);
	expect(await reads()).toEqual([200, 200, 200]);
});
