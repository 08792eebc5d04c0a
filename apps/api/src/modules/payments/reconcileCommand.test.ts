import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { qepik } from 'visa-sdk/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../config';
import { openDatabase } from '../../openDatabase';
import { systemClock } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { runCommand } from '../../testing/command';
import { makeDataDir } from '../../testing/dataDir';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'viza-reconcile-'));
	await makeDataDir(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function reconcile(args = '') {
	const command = runCommand(`reconcile${args}`.split(' '), { DATA_DIR: folder });
	const { code } = await command.exit;
	return { code, ...command.output() };
}

/** A payment that the sandbox bank doesn't know. */
async function addUnknownPayment(): Promise<void> {
	const database = await openDatabase(readConfig({ DATA_DIR: folder }));
	const { db } = database;
	const id = '01890a5d-ac96-774b-bcce-b302099a8057';
	const first = async (
		table: typeof tables.countries | typeof tables.visaTypes | typeof tables.visaOptions | typeof tables.services,
	) => (await db.select({ id: table.id }).from(table).limit(1))[0]?.id ?? '';
	const [user] = await db.select().from(tables.users).limit(1);
	const now = systemClock.now();
	await db.insert(tables.visaRequests).values({
		id,
		reference: 'VZ-TEST-0001',
		userId: user?.id ?? '',
		status: 'SUBMITTED',
		createdAt: now,
		expiresAt: now,
		startDate: '2027-01-01',
		endDate: '2027-01-02',
		peopleCount: 1,
		countryId: await first(tables.countries),
		visaTypeId: await first(tables.visaTypes),
		visaOptionId: await first(tables.visaOptions),
		serviceId: await first(tables.services),
		snapshot: {} as typeof tables.visaRequests.$inferInsert.snapshot,
		total: qepik(1250),
	});
	const attempt = {
		id,
		requestId: id,
		number: 1,
		amount: qepik(1250),
		currency: 'AZN',
		createdAt: now,
		expiresAt: now,
	};
	await db
		.insert(tables.paymentAttempts)
		.values({ ...attempt, status: 'APPROVED', provider: 'sandbox', providerId: id });
	await database.close();
}

it('[PAY-07] the command compares, and ends with 1 when something still differs', { timeout: 120_000 }, async () => {
	expect(await reconcile()).toEqual({
		code: 0,
		stdout: '0 attempts compared, 0 differed, 0 still differ.\n',
		stderr: '',
	});
	await addUnknownPayment();
	const found = await reconcile(' --days 1');
	expect(found.code).toBe(1);
	expect(found.stdout).toContain('VZ-TEST-0001/1  APPROVED 12.50 AZN  no answer  DIFFERS');
	expect(found.stdout).toContain('1 attempts compared, 1 differed, 1 still differ.');
});
