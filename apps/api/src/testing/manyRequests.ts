import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db';

const statuses =
	"array['SUBMITTED','IN_REVIEW','INFO_REQUIRED','SENT_TO_EMBASSY','AWAITING_PAYMENT','CANCELLED','EXPIRED','REJECTED']";
/** Only a small share is in progress, as in a service that has run for years. */
const status = `case when n % 100 < 14 then (${statuses})[1 + n % 8] else 'APPROVED' end`;
const payment = `case when n % 100 < 14 and n % 8 = 4 then (array['PENDING','DECLINED','ERROR','CREATED'])[1 + n % 4]
	when n % 100 < 14 and n % 8 = 6 then 'EXPIRED' else 'APPROVED' end`;
const id = (kind: string, number = 'n') =>
	`('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const BATCH = 10_000;

/**
 * Fills a database with requests like an existing one, each with an attempt and an event, from one traveller in five,
 * and updates the planner's statistics.
 * @param like the id of that one @param agent whose half of them is
 */
export async function addManyRequests(
	{ db, query }: Database,
	like: string,
	agent: string,
	requests: number,
): Promise<void> {
	for (let from = 1; from <= requests; from += BATCH) {
		const each = `generate_series(${from}, ${Math.min(from + BATCH, requests + 1) - 1}) as n`;
		await db.transaction(async (tx) => {
			// What triggers maintain is filled here as well.
			await tx.execute(sql.raw("set local session_replication_role = 'replica'"));
			await tx.execute(
				sql.raw(`insert into users (id, email, first_name, last_name, role, password_hash, created_at)
					select ${id('a')}, 'traveller' || n || '@poct.example', (array['Leyla','Aysel','Əli','Günel'])[1 + n % 4],
					(array['Məmmədova','Əliyeva','Hüseynli'])[1 + n % 3] || ' ' || n % 977, 'client', '-', now() from ${each} where n % 5 = 0`),
			);
			await tx.execute(
				sql.raw(`insert into visa_requests (id, reference, user_id, status, created_at, expires_at, start_date, end_date, people_count,
					country_id, visa_type_id, visa_option_id, service_id, snapshot, total, assigned_to, payment_status, due_at, decided_at, check_asked_at, paid_at)
					select ${id('c')}, 'VZ-' || lpad(upper(to_hex(n)), 8, '0'), ${id('a', 'n - n % 5 + 5')}, ${status}, now() - n * interval '10 minutes', now(),
					(now() + (n % 90) * interval '1 day')::date, (now() + (n % 90 + 9) * interval '1 day')::date, 1, country_id, visa_type_id, visa_option_id,
					service_id, snapshot, 5000 + n % 40000, case when n % 3 > 0 then '${agent}'::uuid end, ${payment}, now() + ((n % 600) - 200) * interval '1 hour',
					case when n % 100 >= 14 then now() - n * interval '10 minutes' end, case when n % 100 < 14 and n % 8 = 1 and n % 5 = 0 then now() end,
					case when (${payment}) = 'APPROVED' then now() - n * interval '10 minutes' end
					from visa_requests, ${each} where visa_requests.id = '${like}'`),
			);
			await tx.execute(
				sql.raw(`insert into payment_attempts (id, request_id, number, status, provider, amount, currency, created_at, expires_at, paid_at)
					select ${id('d')}, ${id('c')}, 1, ${payment}, 'sandbox', 5000 + n % 40000, 'AZN', now() - n * interval '10 minutes', now(),
					case when (${payment}) = 'APPROVED' then now() - n * interval '10 minutes' end from ${each}`),
			);
			await tx.execute(
				sql.raw(`insert into events (id, at, subject, subject_id, request_id, kind)
					select ${id('f')}, now() - n * interval '10 minutes', 'request', ${id('c')}, ${id('c')}, (array['moved','claimed','noted','created'])[1 + n % 4] from ${each}`),
			);
		});
	}
	await query('delete from final_counts');
	await query(
		"insert into final_counts (status, count) select status, count(*) from visa_requests where status in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED') group by status",
	);
	await query('vacuum analyze');
}
