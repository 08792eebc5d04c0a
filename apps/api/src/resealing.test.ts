import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Session } from 'visa-sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tables } from './platform/db/tables';
import { localStorage } from './platform/storage/local';
import { sealedStorage } from './platform/storage/sealed';
import { wrappingBy } from './platform/storage/wrapping';
import { createVault, sealBytes } from './platform/vault';
import { resealDatabase, resealFiles } from './resealing';
import { SECRET_FACT, signingSecret } from './secrets';
import { createRequest, newTraveller, register, uploadImage } from './testing/people';
import { startTestServer, type TestServer } from './testing/server';

const keys = [randomBytes(32)];
let server: TestServer;
// Each has its own: this one's key doesn't decrypt what another has re-encrypted.
beforeEach(async () => {
	server = await startTestServer({}, {}, {}, keys);
});
afterEach(() => server.close());

const fail = (what: string, error: unknown) => {
	throw new Error(what, { cause: error });
};

/** Every row of every table, the queue's too, as in a dump. */
async function dump(): Promise<string> {
	const { rows } = await server.deps.database.query(
		"select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
	);
	const all: string[] = [];
	for (const { name } of rows) {
		const found = await server.deps.database.query(`select t::text as row from ${name} t`);
		all.push(...found.rows.map(({ row }) => String(row)));
	}
	return all.join('\n');
}

describe('[SEC-06] a dump of the database', () => {
	it('opens nothing: no link, code, token, payment page or signing secret stands in it, nor waits in the queue', async () => {
		const { database, jobs, vault } = server.deps;
		const secret = await signingSecret(server.db, vault);
		const { email, token } = await newTraveller(server);
		const made = await createRequest(server, token);
		await jobs.drain(server.services.jobs);
		// From here on e-mails wait in the queue.
		const before = await database.query("select count(*)::int as jobs from pgboss.job where name = 'mail'");
		await server.services.auth.passwords.sendReset(email);
		const stranger = await register(server);
		await createRequest(server, token);
		await server.post('/api/auth/forgot-password', { email });
		const { body } = await server.post<Session>('/api/auth/login', { email, password: 'dəniz-qırağında-yay' });
		const waiting = await database.query("select count(*)::int as jobs from pgboss.job where name = 'mail'");
		expect(Number(waiting.rows[0]?.jobs)).toBeGreaterThan(Number(before.rows[0]?.jobs));
		const plain = "select name from pgboss.job where name in ('mail', 'password-reset') and not data ? 'sealed'";
		expect((await database.query(plain)).rows).toEqual([]);
		const said = await dump();
		expect(said).toContain(email);
		const letters = [...(await server.mails(email)), ...(await server.mails(stranger.email))];
		const opening = letters.flatMap(({ text }) => [
			...[...text.matchAll(/token=([\w-]{20,})/g)].map(([, found]) => found),
			...(text.match(/\b\d{6}\b/g) ?? []),
		]);
		expect(opening.length).toBeGreaterThan(3);
		const back = await server.get(new URL(made.paymentUrl).pathname);
		expect(back.status).toBe(200);
		for (const open of [...opening, secret, body.accessToken, token, made.paymentUrl]) {
			expect([open, said.includes(String(open))]).toEqual([open, false]);
		}
		expect(said).not.toMatch(/token=/);
	});

	it('of an earlier version has its signing secret sealed at the next start; links stay good', async () => {
		await signingSecret(server.db, server.deps.vault);
		const isIt = eq(tables.facts.name, SECRET_FACT);
		await server.db.update(tables.facts).set({ value: 'a secret of before' }).where(isIt);
		expect(await signingSecret(server.db, server.deps.vault)).toBe('a secret of before');
		const [row] = await server.db.select().from(tables.facts).where(isIt);
		expect(row?.value).toMatch(/^sealed:v2:/);
		expect(await signingSecret(server.db, server.deps.vault)).toBe('a secret of before');
		await expect(signingSecret(server.db, createVault([randomBytes(32)]))).rejects.toThrow(
			'This database was sealed by another key.',
		);
	});
});

describe('[SEC-05] changing the key', () => {
	it('takes over everything that is sealed: then the older one opens nothing, and nothing needs it', async () => {
		const { email, token } = await newTraveller(server);
		const url = await uploadImage(server, token);
		const made = await createRequest(server, token);
		const [user] = await server.db.select().from(tables.users).where(eq(tables.users.email, email));
		const userId = user?.id ?? '';
		const { vault, database } = server.deps;
		await signingSecret(server.db, vault);
		// As encrypted by an earlier version.
		const first = `sealed:v1:${sealBytes(keys[0] ?? Buffer.alloc(0), Buffer.from('ABCD'), userId).toString('base64url')}`;
		await server.db.insert(tables.secondFactors).values({ userId, secret: first, createdAt: new Date() });
		await server.post('/api/auth/forgot-password', { email });

		const next = randomBytes(32);
		const both = createVault([next, ...keys]);
		const counts = await resealDatabase(database, both, fail);
		expect(counts.failed).toBe(0);
		const said = await dump();
		const sealed = [...said.matchAll(/sealed:v\d:[\w-]+/g)].map(([mark]) => mark);
		expect(sealed.length).toBeGreaterThan(5);
		expect(sealed.filter((mark) => !both.isCurrent(`${mark}:`))).toEqual([]);
		expect((await resealDatabase(database, both, fail)).secrets).toBe(0);

		const alone = createVault([next]);
		const [factor] = await server.db.select().from(tables.secondFactors).where(eq(tables.secondFactors.userId, userId));
		expect(alone.open(factor?.secret ?? '', userId)).toBe('ABCD');
		const [attempt] = await server.db
			.select()
			.from(tables.paymentAttempts)
			.where(eq(tables.paymentAttempts.requestId, made.id));
		expect(alone.open(attempt?.paymentUrl ?? '', made.id)).toBe(made.paymentUrl);
		const local = await localStorage(`${server.folder}/uploads`);
		const files = await resealFiles(sealedStorage(local, wrappingBy([next, ...keys])), server.db, both, fail);
		expect(files).toEqual({ files: expect.any(Number), failed: 0 });
		const picture = await sealedStorage(local, wrappingBy([next])).get(url.split('/').at(-1) ?? '');
		expect(
			Buffer.from(picture ?? [])
				.subarray(0, 2)
				.toString('hex'),
		).toBe('ffd8');
	});

	it('leaves and tells what no key opens', async () => {
		const { email, token } = await newTraveller(server);
		await createRequest(server, token);
		for (let letters = 0; letters < 3; letters += 1) await server.post('/api/auth/forgot-password', { email });
		const told: string[] = [];
		const { failed, secrets } = await resealDatabase(server.deps.database, createVault([randomBytes(32)]), (what) => {
			told.push(what);
		});
		expect([secrets, failed > 5, told.length === failed]).toEqual([0, true, true]);
	});
});
