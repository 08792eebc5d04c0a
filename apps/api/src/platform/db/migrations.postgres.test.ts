import { randomUUID } from 'node:crypto';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILLED_EACH, fillEarlier, filled, migrateToEarlier } from '../../testing/earlierVersion';
import { createEmptyDatabase, type OwnDatabase } from '../../testing/emptyDatabase';
import type { Database } from './index';
import { pendingMigrations } from './migrations';
import { openPostgres } from './postgres';
import * as schema from './schema';
import { isUnavailable } from './unavailable';

let empty: OwnDatabase;
let admin: pg.Client;
let callers: pg.Pool;
let database: Database | undefined;
beforeEach(async () => {
	empty = await createEmptyDatabase(process.env.TEST_DATABASE_URL ?? '');
	admin = new pg.Client({ connectionString: empty.url });
	await admin.connect();
	callers = new pg.Pool({ connectionString: empty.url, max: 4, application_name: 'earlier', lock_timeout: 10_000 });
});
afterEach(async () => {
	await callers.end();
	await admin.end();
	await database?.close();
	await empty.drop();
});

const count = async (text: string) => Number((await admin.query(`select count(*) as n from ${text}`)).rows[0].n);

/** What an earlier version does all the time: creates a request, takes its payment, decides. Returns the responses. */
function useAsEarlier(keepsPaidAt: boolean) {
	const answered: { id: string; status: string }[] = [];
	const failed: unknown[] = [];
	let again = 0;
	let isOver = false;
	async function call(work: (client: pg.PoolClient) => Promise<unknown>) {
		for (;;) {
			const client = await callers.connect();
			try {
				await client.query('begin');
				await work(client);
				await client.query('commit');
				return;
			} catch (error) {
				await client.query('rollback');
				// As the server says it: 503, retry.
				if (!isUnavailable(error)) throw error;
				again += 1;
			} finally {
				client.release();
			}
		}
	}
	async function goOn() {
		while (!isOver) {
			const [id, attempt] = [randomUUID(), randomUUID()];
			await call(async (client) => {
				await client.query(
					`insert into visa_requests (id, reference, user_id, status, created_at, expires_at, start_date, end_date, people_count, country_id, visa_type_id, visa_option_id, service_id, snapshot, total)
					 values ($1, $2, $3, 'AWAITING_PAYMENT', now(), now() + interval '1 day', '2027-05-01', '2027-05-09', 1, $4, $5, $6, $7, '{"lines":[]}', 4500)`,
					[id, `VZ-${id}`, filled.user, filled.country, filled.visaType, filled.visaOption, filled.service],
				);
				await client.query(
					"insert into payment_attempts (id, request_id, number, status, provider, amount, currency, created_at, expires_at) values ($1, $2, 1, 'CREATED', 'sandbox', 4500, 'AZN', now(), now() + interval '1 day')",
					[attempt, id],
				);
			});
			const made = { id, status: 'AWAITING_PAYMENT' };
			answered.push(made);
			await call(async (client) => {
				await client.query('select id from visa_requests where id = $1 for update', [id]);
				await client.query(
					`update payment_attempts set status = 'APPROVED' ${keepsPaidAt ? ', paid_at = now()' : ''} where id = $1`,
					[attempt],
				);
				await client.query("update visa_requests set status = 'SUBMITTED', version = version + 1 where id = $1", [id]);
			});
			made.status = 'SUBMITTED';
			await call((client) => client.query("update visa_requests set status = 'APPROVED' where id = $1", [id]));
			made.status = 'APPROVED';
			await call((client) => client.query("select count(*) from visa_requests where status = 'SUBMITTED'"));
		}
	}
	const all = Promise.all(
		Array.from({ length: 4 }, () =>
			goOn().catch((error) => {
				failed.push(error);
			}),
		),
	);
	const end = async () => {
		isOver = true;
		await all;
		return { answered, failed, again };
	};
	return { answered, failed, end };
}

const waiting =
	"pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and application_name = ''";

describe.each([
	['before the desk', 7],
	['before requests were counted as they end', 16],
])('the database of a version %s', (_name, known) => {
	it('is migrated with its data and while it is used: nothing refused for good, nothing lost', async () => {
		await migrateToEarlier(admin, 7);
		await fillEarlier(admin);
		await migrateToEarlier(admin, known);
		const keepsPaidAt = known > 7;
		const use = useAsEarlier(keepsPaidAt);
		await expect.poll(() => use.answered.length).toBeGreaterThan(20);

		// Somebody is reading the requests at this moment, as a backup does.
		const holder = await callers.connect();
		await holder.query('begin; select count(*) from visa_requests');
		database = await openPostgres(empty.url, () => undefined);
		const migrated = database.migrate();
		await expect.poll(() => count(waiting)).toBeGreaterThan(0);
		const before = use.answered.length;
		await holder.query('commit');
		holder.release();
		await migrated;
		await expect.poll(() => use.answered.length).toBeGreaterThan(before + 20);
		const { answered, failed } = await use.end();

		expect(failed).toEqual([]);
		expect(await pendingMigrations(database)).toBe(0);
		const { rows } = await admin.query('select id, status from visa_requests where reference like $1', ['VZ-%-%']);
		const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
		expect(rows.sort(byId)).toEqual([...answered].sort(byId));
		expect(await count('visa_requests')).toBe(5 * FILLED_EACH + answered.length);
		expect(await count('pg_index where not indisvalid')).toBe(0);

		// Derived values of each request match its own tables.
		const isOfFilled = "request_id::text like '00000000-%'";
		expect(await count(`visa_requests where paid_at is not null and id::text like '00000000-%'`)).toBe(3 * FILLED_EACH);
		expect(
			await count(
				`visa_requests r where paid_at is distinct from (select min(at) from events where ${isOfFilled} and request_id = r.id and subject = 'attempt') and id::text like '00000000-%'`,
			),
		).toBe(0);
		expect(
			await count(
				'visa_requests r where payment_status is distinct from (select status from payment_attempts where request_id = r.id)',
			),
		).toBe(0);
		expect(await count('visa_requests where payment_listed is distinct from payment_status')).toBe(0);
		if (keepsPaidAt)
			expect(
				await count(
					'visa_requests r where paid_at is distinct from (select min(paid_at) from payment_attempts where request_id = r.id)',
				),
			).toBe(0);
		expect(
			await count(
				"visa_requests where due_at is null and id::text like '00000000-%' and status in ('SUBMITTED', 'APPROVED', 'REJECTED')",
			),
		).toBe(0);
		expect(
			await count(
				"visa_requests where (decided_at is null) = (status in ('APPROVED', 'REJECTED')) and id::text like '00000000-%'",
			),
		).toBe(0);
		expect(await count('request_documents where traveller is distinct from 1')).toBe(0);
		const final = "from visa_requests where status in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED') group by status";
		expect(
			(await admin.query('select status, sum(count)::int as n from final_counts group by status order by 1')).rows,
		).toEqual((await admin.query(`select status, count(*)::int as n ${final} order by 1`)).rows);
		// This version finds in each table the columns that it uses.
		for (const table of Object.values(schema).filter((one) => is(one, PgTable))) {
			const asked = database.db.select().from(table).where(sql`true`).limit(1);
			await expect(asked, getTableName(table)).resolves.toBeDefined();
		}
	});
});
