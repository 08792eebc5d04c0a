import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { pendingMigrations } from '../platform/db/migrations';
import { overdueJobs } from '../platform/jobs/overdue';
import { createLog } from '../platform/log';
import { createMetrics } from '../platform/metrics';
import { createReadiness } from '../platform/readiness';
import { imageForm, jpeg, PASSWORD, register } from '../testing/people';
import { PUBLIC_URL, startTestServer, type TestServer } from '../testing/server';

const METRICS_TOKEN = 'numbers-of-the-tests';
const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
	const log = createLog({ logLevel: 'debug' }, { write: (line) => void lines.push(line) });
	const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL, METRICS_TOKEN });
	server = await startTestServer({}, {}, { log, config, metrics: createMetrics(true) });
});
afterAll(() => server.close());

describe('whether the server is ready', () => {
	it('is said with what it stands on', async () => {
		expect((await server.get('/healthz')).body).toEqual({ status: 'ok' });
		expect(await server.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
		expect(await pendingMigrations(server.deps.database)).toBe(0);
	});

	it.each(['database', 'storage'] as const)('is denied when the %s does not answer', async (name) => {
		const { database, storage } = server.deps;
		const broken = {
			database: { ...database, query: async () => Promise.reject(new Error('down')) },
			storage: { ...storage, check: async () => Promise.reject(new Error('down')) },
		};
		const readiness = createReadiness({ ...server.deps, [name]: broken[name] });
		expect(await readiness.faults()).toEqual([name]);
	});

	it('is denied as long as a migration is to be done', async () => {
		const { database } = server.deps;
		const behind = {
			...database,
			query: (text: string) =>
				text.includes('select hash') ? Promise.resolve({ rows: [], rowCount: 0 }) : database.query(text),
		};
		expect(await pendingMigrations(behind)).toBeGreaterThan(0);
		expect(await createReadiness({ ...server.deps, database: behind }).faults()).toEqual(['migrations']);
	});

	it('is said with the mail server that is ill, which calls do not need', async () => {
		const { mailer } = server.deps;
		const check = vi.spyOn(mailer, 'check').mockImplementation(() => Promise.reject(new Error('down')));
		const ill = await startTestServer({}, {}, { mailer });
		// It is checked separately from the response, which may be from before.
		await expect
			.poll(() => ill.get('/readyz'))
			.toMatchObject({ status: 200, body: { status: 'ok', ailing: ['mail'] } });
		await ill.close();
		check.mockRestore();
	});

	it('is said with jobs that nobody has begun for long', async () => {
		const { database } = server.deps;
		await database.db.transaction((tx) =>
			server.deps.jobs.add(tx, 'mail', { to: 'a@poct.example', subject: 'x', html: 'x', text: 'x' }),
		);
		expect(await overdueJobs(database)).toBe(0);
		await database.query("update pgboss.job set start_after = now() - interval '3 minutes'");
		expect(await overdueJobs(database)).toBe(1);
		const readiness = createReadiness(server.deps);
		await expect.poll(() => readiness.ailing()).toEqual(['jobs']);
		expect(await readiness.faults()).toEqual([]);
		await server.mails('a@poct.example');
		expect(await overdueJobs(database)).toBe(0);
	});

	it('is denied from the moment it stops', async () => {
		const readiness = createReadiness(server.deps);
		expect(await readiness.faults()).toEqual([]);
		readiness.stop();
		expect(await readiness.faults()).toEqual(['stopping']);
	});
});

describe('the numbers', () => {
	const read = (token?: string) => server.get('/metrics', token === undefined ? {} : { token });

	it('are there only for who has the token', async () => {
		expect((await read()).status).toBe(404);
		expect((await read('numbers-of-somebody')).status).toBe(404);
		const answer = await read(METRICS_TOKEN);
		expect(answer.status).toBe(200);
		expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
	});

	it('are not there without the setting', async () => {
		const other = await startTestServer();
		for (const token of ['null', 'undefined', METRICS_TOKEN]) {
			expect((await other.get('/metrics', { token })).status).toBe(404);
		}
		await other.close();
	});

	it('count calls by their pattern, jobs by their end, and the process', async () => {
		const count = async (line: string) =>
			Number(new RegExp(`^${line} (\\d+)$`, 'm').exec((await read(METRICS_TOKEN)).text)?.[1] ?? 0);
		const line = 'http_requests_total\\{method="GET",route="/api/countries/:id",status="404"\\}';
		const before = await count(line);
		await server.get('/api/countries/0198f1c2-1111-7222-8333-123456789012');
		await server.get('/api/countries/leyla@poct.example?token=x');
		await server.get('/nowhere-leyla@poct.example');
		await server.get('/readyz');
		expect(await count(line)).toBe(before + 2);
		server.deps.metrics.job({ name: 'mail', outcome: 'given-up', seconds: 0.2 });
		const { text } = await read(METRICS_TOKEN);
		expect(text).toContain('jobs_total{name="mail",outcome="given-up"} 1');
		expect(text).toMatch(
			/^http_request_duration_seconds_bucket\{le="0\.005",method="GET",route="\/readyz",status="200"\} \d+$/m,
		);
		expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
		expect(text).not.toMatch(/leyla|token=/);
	});
});

describe('the log of calls', () => {
	it('has the id of the call on each line, and nothing of the person who calls', async () => {
		lines.length = 0;
		const { email, code, link } = await register(server);
		const login = { email, password: PASSWORD };
		const { headers } = await server.post('/api/auth/login', login, { cookies: { viza: 'a-cookie-value' } });
		const token = 'a-token-of-nobody-in-particular';
		await server.get('/api/users/me?search=leyla', { token });
		await server.post('/api/auth/confirm-email', { token: link.split('token=')[1] });
		await server.post('/api/uploads/image', imageForm({ bytes: await jpeg(), name: 'pasport-leyla.jpg' }));
		await server.get(`/api/countries?countryName=${encodeURIComponent(email)}`);
		await server.post('/api/auth/login', '{"email": "leyla@poct');
		const { database } = server.deps;
		const { transaction } = database.db;
		database.db.transaction = () => Promise.reject(new Error(`duplicate: ${email} +994 50 123 45 67 ${link}`));
		const broken = await register(server, { email: 'other@poct.example' });
		database.db.transaction = transaction;
		expect(broken.confirmation).toMatchObject({ statusCode: 500 });

		const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
		expect(all.length).toBeGreaterThanOrEqual(9);
		for (const line of all) expect(line.reqId).toMatch(/^[\da-f-]{36}$/);
		expect(all.map(({ reqId }) => reqId)).toContain(headers['x-request-id']);
		expect(all.some(({ level }) => level === 50)).toBe(true);
		const text = lines.join('');
		const personal = [email, 'leyla', 'Leyla', 'Əliyeva', '123 45 67', PASSWORD, token, code, link, 'a-cookie-value'];
		for (const secret of personal) expect(text).not.toContain(secret);
		expect(text).not.toMatch(/token=|search=|countryName=|@poct/);
	});
});
