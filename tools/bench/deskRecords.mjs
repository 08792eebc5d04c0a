// Requests with their payments and events, in a PostgreSQL database that the demo data was loaded into.
import { from } from './service.mjs';

const pg = from('pg');

const firstNames = "array['Leyla','Aysel','Əli','Günel','Şəhriyar','Ülviyyə','Elçin','Nərgiz','Cavid','İlahə']";
const lastNames = "array['Məmmədova','Əliyev','Hüseynli','Quliyeva','Rzayev','Şıxəliyev','Öməroğlu','Ağayeva']";
// Only a small share is in progress, as in a service that has run for years.
const statuses =
	"array['SUBMITTED','IN_REVIEW','INFO_REQUIRED','SENT_TO_EMBASSY','AWAITING_PAYMENT','CANCELLED','EXPIRED','REJECTED']";
const status = `case when n % 100 < 14 then (${statuses})[1 + n % 8] else 'APPROVED' end`;
const payment = `case when n % 100 < 14 and n % 8 = 4 then (array['PENDING','DECLINED','ERROR'])[1 + n % 3]
	when n % 100 < 14 and n % 8 = 6 then 'EXPIRED' when n % 97 = 0 then 'PARTIALLY_REFUNDED' else 'APPROVED' end`;
/** An id that both sides can make of a number. @param {string} kind a hexadecimal digit */
const id = (kind, number = 'n') => `('${kind}0000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** @param {number} requests @param {number} travellers @param {number} events */
const statements = (requests, travellers, events) => [
	"set synchronous_commit = 'off'",
	"set maintenance_work_mem = '512MB'",
	"set session_replication_role = 'replica'",
	`insert into users (id, email, first_name, last_name, role, password_hash, created_at, email_confirmed_at, phone)
	 select ${id('a')}, 'traveller' || n || '@viza.example', (${firstNames})[1 + n % 10], (${lastNames})[1 + n % 8] || ' ' || n % 977,
	 'client', 'x', now(), now(), '+994501234567' from generate_series(1, ${travellers}) n`,
	`insert into users (id, email, first_name, last_name, role, password_hash, created_at)
	 select ${id('b')}, 'staff' || n || '@viza.example', 'Elvin', 'Quliyev ' || n, 'agent', 'x', now() from generate_series(1, 40) n`,
	`insert into visa_requests (id, reference, user_id, status, version, created_at, expires_at, start_date, end_date, people_count,
	 country_id, visa_type_id, visa_option_id, service_id, snapshot, total, assigned_to, payment_status, due_at, decided_at, check_asked_at, paid_at)
	 select ${id('c')}, 'VZ-' || lpad(upper(to_hex(n)), 8, '0'), ${id('a', `(1 + n % ${travellers})`)}, ${status}, 1,
	 now() - n * interval '1 minute', now(), (now() + (n % 90) * interval '1 day')::date, (now() + (n % 90 + 9) * interval '1 day')::date, 1 + n % 4,
	 (array(select id from countries where is_on_offer order by id))[1 + n % (select count(*) from countries where is_on_offer)::int],
	 (select id from visa_types limit 1), (select id from visa_options limit 1), (select id from services limit 1),
	 '{"country":{"id":"00000000-0000-7000-8000-000000000001","name":"İtaliya","image":"/flags/IT.svg"},"visaType":{"id":"00000000-0000-7000-8000-000000000001","name":"Turist"},"visaOption":{"id":"00000000-0000-7000-8000-000000000001","type":"Birdəfəlik","duration":30},"service":{"id":"00000000-0000-7000-8000-000000000001","name":"Standart"},"lines":[],"atEmbassy":0}'::jsonb,
	 5000 + n % 40000, case when n % 3 = 0 then null else ${id('b', '(1 + n % 40)')} end, ${payment},
	 now() + ((n % 600) - 200) * interval '1 hour', case when n % 100 >= 14 then now() - n * interval '1 minute' + (n % 200) * interval '1 hour' end,
	 case when n % 100 < 14 and n % 8 = 1 and n % 5 = 0 then now() end,
	 case when (${payment}) in ('APPROVED', 'PARTIALLY_REFUNDED') then now() - n * interval '1 minute' end from generate_series(1, ${requests}) n`,
	// What triggers would have maintained.
	`insert into final_counts (status, count) select status, count(*) from visa_requests
	 where status in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED') group by status`,
	`insert into payment_attempts (id, request_id, number, status, provider, amount, currency, created_at, expires_at, paid_at)
	 select ${id('d')}, ${id('c')}, 1, ${payment}, 'sandbox', 5000 + n % 40000, 'AZN', now() - n * interval '1 minute', now(),
	 case when (${payment}) in ('APPROVED', 'PARTIALLY_REFUNDED') then now() - n * interval '1 minute' end from generate_series(1, ${requests}) n`,
	`insert into refunds (id, attempt_id, amount, state, reason, created_at, next_try_at, done_at)
	 select ${id('e')}, ${id('d')}, 100, 'DONE', 'x', now(), now(), now() - n * interval '1 minute' from generate_series(97, ${requests}, 97) n`,
	`insert into events (id, at, subject, subject_id, request_id, kind, from_status, to_status, actor_id)
	 select ${id('f')}, now() - n * interval '20 seconds', 'request', ${id('c', `(1 + n % ${requests})`)}, ${id('c', `(1 + n % ${requests})`)},
	 (array['moved','claimed','noted','data-viewed','created'])[1 + n % 5], null, null, ${id('b', '(1 + n % 40)')} from generate_series(1, ${events}) n`,
	"set session_replication_role = 'origin'",
	'vacuum analyze',
];

/**
 * Fills the database. Indexes are created after the rows: row by row they would take many times longer.
 * @param {string} url @param {number} requests
 */
export async function fillDesk(url, requests) {
	const [travellers, events] = [Math.round(requests * 0.3), requests * 3];
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows: indexes } = await client.query(`select indexname as name, indexdef as made from pg_indexes
		where tablename in ('users', 'visa_requests', 'payment_attempts', 'events') and schemaname = 'public'
		and indexname not in (select conname from pg_constraint)`);
	for (const { name } of indexes) await client.query(`drop index "${name}"`);
	const [vacuum, ...filling] = statements(requests, travellers, events).reverse();
	for (const statement of filling.reverse()) await client.query(statement);
	for (const { made } of indexes) await client.query(made);
	await client.query(vacuum);
	await client.end();
	return { requests, events, travellers };
}
