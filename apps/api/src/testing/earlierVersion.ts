import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrationsDir } from '../paths';

/** Brings an empty database to where an earlier version had it. @param count how many migrations that version knew */
export async function migrateToEarlier(client: pg.Client, count: number): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'viza-migrations-'));
	try {
		await cp(migrationsDir, folder, { recursive: true });
		const journal = join(folder, 'meta/_journal.json');
		const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
		await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
		await migrate(drizzle(client), { migrationsFolder: folder });
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Numbers of the requests that {@link fillEarlier} creates in each state. */
export const FILLED_EACH = 400;

/** Names and ids that are the same in every version. */
const id = (kind: number, number = 1) =>
	`00000000-0000-4000-8000-${String(kind).padStart(2, '0')}${String(number).padStart(10, '0')}`;

/**
 * What every version had: one record of each section, a traveller, and requests in five states with an attempt each, a
 * document, and the events of their history. A third of the paid ones were paid twice.
 */
export async function fillEarlier(client: pg.Client): Promise<void> {
	await client.query(`
		insert into countries (id, name, iso2, search_text, search_aliases, sort_key, image, additional_services, is_visa_option_is_payed_directly, is_on_offer)
			values ('${id(1)}', 'Əfqanıstan', 'AF', 'efqanistan', '', 'a', 'af', 0, false, true);
		insert into visa_types (id, name, required_documents, position) values ('${id(2)}', 'Turist', '', 1);
		insert into visa_options (id, type, duration, fee, position) values ('${id(3)}', 'SINGLE', 30, 2000, 1);
		insert into services (id, name, original_price, discounted_price, additional_visa_price, position)
			values ('${id(4)}', 'Standart', 3000, 2500, 1000, 1);
		insert into users (id, email, first_name, last_name, role, password_hash, created_at)
			values ('${id(5)}', 'leyla@poct.example', 'Leyla', 'Əliyeva', 'client', '-', now() - interval '2 years');
	`);
	const states = ['AWAITING_PAYMENT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED'];
	for (const [nth, status] of states.entries()) {
		const isPaid = ['SUBMITTED', 'APPROVED', 'REJECTED'].includes(status);
		const each = (kind: number) =>
			`('00000000-0000-4000-8000-${String(kind).padStart(2, '0')}' || lpad(n::text, 10, '0'))::uuid`;
		const from = `from generate_series(${nth * FILLED_EACH + 1}, ${(nth + 1) * FILLED_EACH}) as n`;
		await client.query(`
			insert into visa_requests (id, reference, user_id, status, created_at, expires_at, start_date, end_date, people_count, country_id, visa_type_id, visa_option_id, service_id, snapshot, total)
				select ${each(10)}, 'VZ-' || lpad(n::text, 8, '0'), '${id(5)}', '${status}', now() - n * interval '1 hour', now() + interval '1 day', '2027-05-01', '2027-05-09', 1,
					'${id(1)}', '${id(2)}', '${id(3)}', '${id(4)}', '{"lines":[]}', 4500 ${from};
			insert into payment_attempts (id, request_id, number, status, provider, amount, currency, created_at, expires_at)
				select ${each(11)}, ${each(10)}, 1, '${isPaid ? 'APPROVED' : 'CREATED'}', 'sandbox', 4500, 'AZN', now() - n * interval '1 hour', now() + interval '1 day' ${from};
			insert into uploads (key, media_type, size, width, height, created_at)
				select 'picture-' || n, 'image/jpeg', 1000, 800, 800, now() - n * interval '1 hour' ${from};
			insert into request_documents (request_id, upload_key, position) select ${each(10)}, 'picture-' || n, 0 ${from};
			insert into events (id, at, subject, subject_id, request_id, kind, to_status)
				select ${each(12)}, now() - n * interval '1 hour', 'request', ${each(10)}, ${each(10)}, 'created', 'AWAITING_PAYMENT' ${from};
		`);
		if (!isPaid) continue;
		await client.query(`
			insert into events (id, at, subject, subject_id, request_id, kind, to_status)
				select ${each(13)}, now() - n * interval '50 minutes', 'attempt', ${each(11)}, ${each(10)}, 'moved', 'APPROVED' ${from};
			insert into events (id, at, subject, subject_id, request_id, kind, to_status)
				select ${each(14)}, now() - n * interval '50 minutes', 'request', ${each(10)}, ${each(10)}, 'moved', 'SUBMITTED' ${from};
		`);
		if (status === 'SUBMITTED') continue;
		await client.query(`
			insert into events (id, at, subject, subject_id, request_id, kind, to_status)
				select ${each(15)}, now() - n * interval '40 minutes', 'request', ${each(10)}, ${each(10)}, 'moved', '${status}' ${from};
		`);
	}
}

export const filled = { country: id(1), visaType: id(2), visaOption: id(3), service: id(4), user: id(5) };
