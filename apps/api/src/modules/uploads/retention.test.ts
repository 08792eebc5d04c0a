import { randomBytes } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { RequestEvent, VisaRequestDetail } from 'visa-sdk/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock';
import { fact } from '../../platform/db/facts';
import { tables } from '../../platform/db/tables';
import { createLog } from '../../platform/log';
import { OWNER_KEY } from '../../platform/storage';
import { createPaid, createRequest, newTraveller, signInStaff, uploadImage } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';

const lines: string[] = [];
let server: TestServer;
let admin: string;
let token: string;
beforeAll(async () => {
	const log = createLog({ logLevel: 'error' }, { write: (line) => void lines.push(line) });
	server = await startTestServer({}, { SECOND_CHECK: 'optional' }, { log });
	admin = await signInStaff(server, 'admin');
	({ token } = await newTraveller(server));
});
afterAll(() => server.close());
let original: TestServer['deps']['storage']['remove'];
beforeAll(() => {
	original = server.deps.storage.remove;
});
afterEach(() => {
	server.clock.set(new Date());
	server.deps.storage.remove = original;
	lines.length = 0;
});

const days = (count: number) => server.clock.forward(count * DAY_MS);
const sweep = () => server.services.retention.sweep();
const files = async () => readdir(join(server.folder, 'uploads'));
const keyOf = (path: string) => path.split('/').at(-1) ?? '';
const hasRow = async (key: string) => (await server.db.$count(tables.uploads, eq(tables.uploads.key, key))) > 0;
/** Whether the image exists; its row and its file agree. */
const isKept = async (key: string) => {
	const [row, isFile] = [await hasRow(key), (await files()).includes(key)];
	expect(isFile).toBe(row);
	return row;
};
const upload = async () => keyOf(await uploadImage(server, token));
const pathOf = (key: string) => `/api/uploads/${key}`;

/** A request that has just ended. */
async function ended(how: 'REJECTED' | 'CANCELLED', key: string): Promise<string> {
	const document = pathOf(key);
	if (how === 'CANCELLED') {
		const { id } = await createRequest(server, token, { document });
		expect((await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token })).status).toBe(200);
		return id;
	}
	const { id } = await createPaid(server, token, { document });
	for (const status of ['IN_REVIEW', 'SENT_TO_EMBASSY', 'REJECTED']) {
		const { version } = (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token: admin })).body;
		const move = { status, version, reason: 'Səbəb' };
		expect((await server.post(`/api/visa-requests/${id}/status`, move, { token: admin })).status).toBe(200);
	}
	return id;
}
const removals = async (id: string) => {
	const path = `/api/visa-requests/${id}/events`;
	const query = { limit: '200' };
	const { body } = await server.get<{ data: RequestEvent[] }>(path, { token: admin, query });
	return body.data.filter(({ kind }) => kind === 'image-removed').map(({ reason }) => reason);
};

describe('images of a request that is over', () => {
	it.each(['REJECTED', 'CANCELLED'] as const)(
		'go 90 days after it is %s, with an entry in its history',
		async (how) => {
			const key = await upload();
			const id = await ended(how, key);
			days(89.9);
			await sweep();
			expect(await isKept(key)).toBe(true);
			days(0.2);
			await sweep();
			expect(await isKept(key)).toBe(false);
			admin = await signInStaff(server, 'admin');
			expect(await removals(id)).toEqual(['retention']);
			const detail = await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token: admin });
			expect(detail.body.documents).toEqual([]);
			await sweep();
			expect(await removals(id)).toHaveLength(1);
			server.clock.set(new Date());
			({ token } = await newTraveller(server));
			admin = await signInStaff(server, 'admin');
		},
	);

	it('stay as long as another request with them is open', async () => {
		const key = await upload();
		await ended('CANCELLED', key);
		const open = await createPaid(server, token, { document: pathOf(key) });
		days(400);
		await sweep();
		expect(await isKept(key)).toBe(true);
		expect(open.id).not.toBe('');
	});

	it('that were never part of one go as long after their upload', async () => {
		const key = await upload();
		days(89);
		await sweep();
		expect(await isKept(key)).toBe(true);
		days(2);
		await sweep();
		expect(await isKept(key)).toBe(false);
	});

	it('are tried again when one fails, and the others go', async () => {
		const keys = [await upload(), await upload(), await upload()].sort();
		days(91);
		server.deps.storage.remove = (key) =>
			key === keys[0] ? Promise.reject(new Error('the disk sulks')) : original(key);
		await sweep();
		expect(await Promise.all(keys.map(isKept))).toEqual([true, false, false]);
		expect(lines.join('')).toContain('will be tried again');
		server.deps.storage.remove = original;
		await sweep();
		expect(await isKept(keys[0] ?? '')).toBe(false);
	});

	it('go in batches: more than fit into one', async () => {
		const [model] = await server.db
			.select()
			.from(tables.uploads)
			.where(eq(tables.uploads.key, await upload()));
		if (!model) throw new Error('it is there');
		const now = server.clock.now();
		const rows = Array.from({ length: 250 }, () => randomBytes(24).toString('base64url')).map((key) => ({
			...model,
			key,
			createdAt: now,
		}));
		await server.db.insert(tables.uploads).values(rows);
		days(91);
		await sweep();
		const left = await Promise.all(rows.map(({ key }) => hasRow(key)));
		expect(left.filter(Boolean)).toEqual([]);
	});
});

describe('files without a row', () => {
	const orphan = async (ageMs: number) => {
		const key = randomBytes(24).toString('base64url');
		await server.deps.storage.put(key, Buffer.from('x'));
		const then = new Date(Date.now() - ageMs);
		await utimes(join(server.folder, 'uploads', key), then, then);
		return key;
	};

	it('go after a day; those with a row stay', async () => {
		const [old, young, used] = [await orphan(25 * HOUR_MS), await orphan(23 * HOUR_MS), await upload()];
		await utimes(join(server.folder, 'uploads', used), new Date(0), new Date(0));
		await sweep();
		const left = await files();
		expect([old, young, used, OWNER_KEY].map((key) => left.includes(key))).toEqual([false, true, true, true]);
	});

	it('of which one can’t be removed do not keep the others', async () => {
		const [stuck, loose] = [await orphan(25 * HOUR_MS), await orphan(25 * HOUR_MS)];
		server.deps.storage.remove = (key) => (key === stuck ? Promise.reject(new Error('no')) : original(key));
		await sweep();
		expect(await files()).toContain(stuck);
		expect(await files()).not.toContain(loose);
		server.deps.storage.remove = original;
		await sweep();
		expect(await files()).not.toContain(stuck);
	});

	it('are left where the storage belongs to another database', async () => {
		const key = await orphan(25 * HOUR_MS);
		await server.deps.storage.put(OWNER_KEY, Buffer.from('another installation'));
		await sweep();
		expect(await files()).toContain(key);
		expect(lines.join('')).toContain('belongs to another database');
		const id = await fact(server.db, 'storage-owner', () => '');
		await server.deps.storage.put(OWNER_KEY, Buffer.from(id));
		await sweep();
		expect(await files()).not.toContain(key);
	});
});

it('an unclaimed image whose file can’t be removed does not keep the others', async () => {
	const first = keyOf(await uploadImage(server, null));
	const second = keyOf(await uploadImage(server, null));
	days(3.1);
	server.deps.storage.remove = (key) => (key === first ? Promise.reject(new Error('no')) : original(key));
	await server.services.uploads.sweep();
	expect([await hasRow(first), await isKept(second)]).toEqual([false, false]);
	server.deps.storage.remove = original;
	await sweep();
	expect(await isKept(first)).toBe(false);
});
