import { randomUUID } from 'node:crypto';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILLED_EACH, fillEarlier, filled, migrateToEarlier } from '../../testing/earlierVersion';
import { createEmptyDatabase, type OwnDatabase } from '../../testing/emptyDatabase';
import { isBrief } from '../../testing/runs';
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

const earlier: readonly [name: string, known: number][] = [
	['before the desk', 7],
	['before requests were counted as they end', 16],
];
// The oldest one goes through all migrations.
describe.each(isBrief ? earlier.slice(0, 1) : earlier)('the database of a version %s', (_name, known) => {
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

it('[API-01] what staff had written as reasons can be deleted after the migration, and is where the account is', async () => {
	await migrateToEarlier(admin, 25);
	await fillEarlier(admin);
	const [agent, gone] = [randomUUID(), randomUUID()];
	await admin.query(
		`insert into users (id, email, first_name, last_name, role, password_hash, created_at, deleted_at) values
			($1, 'agent@viza.example', 'Kamran', 'Əliyev', 'agent', '-', now(), null),
			($2, 'deleted@deleted.invalid', '—', '—', 'client', '-', now(), now())`,
		[agent, gone],
	);
	const { rows: requests } = await admin.query(
		`select r.id, a.id as attempt from visa_requests r join payment_attempts a on a.request_id = r.id where r.status = 'REJECTED' order by 1 limit 2`,
	);
	await admin.query('update visa_requests set user_id = $1 where id = $2', [gone, requests[1].id]);
	const sum = '(12,50\u{a0}AZN)';
	const happened: [subject: string, kind: string, to: string | null, by: 'agent' | 'owner' | null, reason: string][] = [
		['request', 'moved', 'REJECTED', 'agent', 'Leyla'],
		['request', 'check-sent-back', null, 'agent', 'Leyla'],
		['attempt', 'moved', 'REFUNDED', 'agent', `Leyla (bacı) ${sum}`],
		['attempt', 'moved', 'REFUND_PENDING', 'agent', `cancelled ${sum}`],
		['request', 'moved', 'CANCELLED', 'agent', 'cancelled by the traveller'],
		['request', 'moved', 'IN_REVIEW', 'owner', 'answered by the traveller'],
		['request', 'released', null, 'agent', 'the agent is not active'],
		['attempt', 'moved', 'DECLINED', null, 'sweep'],
	];
	for (const { id, attempt } of requests) {
		const owner = id === requests[1].id ? gone : filled.user;
		for (const [subject, kind, to, by, reason] of happened)
			await admin.query(
				'insert into events (id, at, subject, subject_id, request_id, kind, to_status, actor_id, reason) values ($1, now(), $2, $3, $4, $5, $6, $7, $8)',
				[
					...[randomUUID(), subject, subject === 'request' ? id : attempt, id, kind, to],
					...[by && (by === 'agent' ? agent : owner), reason],
				],
			);
		for (const [by, reason] of [
			[agent, 'Leyla'],
			[agent, 'cancelled'],
			[null, 'the request was paid twice'],
		])
			await admin.query(
				"insert into refunds (id, attempt_id, amount, state, reason, actor_id, created_at, next_try_at) values ($1, $2, 1, 'DONE', $3, $4, now(), now())",
				[randomUUID(), attempt, reason, by],
			);
	}
	database = await openPostgres(empty.url, () => undefined);
	await database.migrate();

	const told = async ({ id }: { id: string }) =>
		(
			await admin.query(
				'select kind, to_status, reason, words from events left join event_words on event_id = id where request_id = $1 and (reason is not null or words is not null)',
				[id],
			)
		).rows.map(({ kind, to_status, reason, words }) => [to_status ?? kind, reason, words]);
	const refunded = async ({ attempt }: { attempt: string }) =>
		(await admin.query('select reason, words from refunds where attempt_id = $1 order by 1, 2', [attempt])).rows;
	const servers = [
		['REFUND_PENDING', `cancelled ${sum}`, null],
		['CANCELLED', 'cancelled by the traveller', null],
		['IN_REVIEW', 'answered by the traveller', null],
		['released', 'the agent is not active', null],
		['DECLINED', 'sweep', null],
	];
	const [kept, forgotten] = requests;
	const inAnyOrder = (rows: unknown[][]) => rows.map(String).sort();
	expect(inAnyOrder(await told(kept))).toEqual(
		inAnyOrder([
			['REJECTED', null, 'Leyla'],
			['check-sent-back', null, 'Leyla'],
			['REFUNDED', `refund ${sum}`, `Leyla (bacı) ${sum}`],
			...servers,
		]),
	);
	expect(inAnyOrder(await told(forgotten))).toEqual(inAnyOrder([['REFUNDED', `refund ${sum}`, null], ...servers]));
	expect(await refunded(kept)).toEqual([
		{ reason: 'cancelled', words: null },
		{ reason: 'refund', words: 'Leyla' },
		{ reason: 'the request was paid twice', words: null },
	]);
	expect((await refunded(forgotten)).map(({ words }) => words)).toEqual([null, null, null]);
	await expect(admin.query("update events set reason = 'x'")).rejects.toThrow('append-only');
});
