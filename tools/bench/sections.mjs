// Measures the staff's lists with 2,000 records in each section, on PostgreSQL: every list, filter and search.
// node tools/bench/sections.mjs [calls of each]
import { call, closeService, from, openService } from './service.mjs';

const CALLS = Number(process.argv[2] ?? 60);
const ROWS = 2000;
const WANTED_MS = 300;
const pg = from('pg');

const nouns = ['Əlcəzair', 'Məmmədli', 'İtaliya', 'Gürcüstan', 'Çin', 'Şəki', 'Ürgənc', 'Öskəmən', 'Ğazax', 'Istanbul'];
const nameOf = (/** @type {string} */ number) =>
	`(array['${nouns.join("','")}'])[1 + ${number} % ${nouns.length}] || ' ' || ${number}`;
const id = `gen_random_uuid()`;

const fill = [
	`insert into countries (id, name, iso2, search_text, search_aliases, sort_key, image, additional_services, is_visa_option_is_payed_directly, is_on_offer)
	 select ${id}, ${nameOf('n')}, 'X' || n, lower(${nameOf('n')}), ' x' || n, upper(${nameOf('n')}), '/flags/IT.svg', n, n % 2 = 0, n % 3 = 0 from generate_series(1, ${ROWS}) n`,
	`insert into visa_types (id, name, required_documents, position) select ${id}, ${nameOf('n')}, repeat('sənəd ', 60), n from generate_series(1, ${ROWS}) n`,
	`insert into visa_options (id, type, duration, fee, position) select ${id}, ${nameOf('n')}, 1 + n % 365, n, n from generate_series(1, ${ROWS}) n`,
	`insert into services (id, name, original_price, discounted_price, additional_visa_price, position) select ${id}, ${nameOf('n')}, n + 5, n, 0, n from generate_series(1, ${ROWS}) n`,
	...['citizenships', 'resident_countries'].map(
		(table) =>
			`insert into ${table} (id, name, sort_key) select ${id}, ${nameOf('n')}, upper(${nameOf('n')}) from generate_series(1, ${ROWS}) n`,
	),
	`insert into promocodes (id, code, kind, percent, valid_from, valid_to, is_active) select ${id}, 'KOD' || n, 'percent', 5, now() - interval '1 day', now() + interval '1 year', n % 2 = 0 from generate_series(1, ${ROWS}) n`,
	`insert into users (id, email, first_name, last_name, role, password_hash, created_at) select ${id}, 'a' || n || '@viza.example', 'Aysel', ${nameOf('n')}, case when n <= ${ROWS} then 'agent' else 'client' end, 'x', now() from generate_series(1, ${ROWS * 10}) n`,
	...[
		['country_visa_types', 'visa_type_id', 'visa_types'],
		['country_visa_options', 'visa_option_id', 'visa_options'],
		['country_services', 'service_id', 'services'],
	].map(
		([link, column, table]) => `insert into ${link} (country_id, ${column})
		 select c.id, i.id from (select id, row_number() over () n from ${table}) i join (select id, row_number() over () n from countries) c on (c.n + i.n) % 100 = 0 on conflict do nothing`,
	),
	'analyze',
];

const search = `search=${encodeURIComponent('məmməd')}`;
const lists = [
	...['/countries?view=catalogue', '/countries?view=catalogue&limit=200', `/countries?view=catalogue&${search}`],
	...['/countries?view=catalogue&state=all&sort=-additionalServices&page=50', '/countries?limit=200'],
	...['/visa-types', '/visa-types?limit=200&sort=-name', `/visa-types?${search}`, '/visa-types?countryId={country}'],
	...[
		'/visa-options',
		'/visa-options?sort=-fee&page=80',
		`/visa-options?${search}`,
		'/visa-options?countryId={country}',
	],
	...['/services', '/services?limit=200&sort=name', `/services?${search}`, '/services?countryId={country}&state=all'],
	...['/citizenships', `/citizenships?${search}`, `/resident-countries?${search}`],
	...['/promocodes', '/promocodes?state=usable', '/promocodes?state=over&sort=-validTo', '/promocodes?search=kod19'],
	...[
		'/users/agents',
		'/users/agents?sort=-openRequests&limit=200',
		`/users/agents?${search}`,
		'/users/agents?page=90',
	],
];

/** @param {number[]} times */
const p95 = (times) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

try {
	const { env, base, email, password } = await openService();
	const client = new pg.Client({ connectionString: env.DATABASE_URL });
	await client.connect();
	for (const statement of fill) await client.query(statement);
	await client.end();
	const { accessToken: token } = await call(`${base}/api/auth/login`, { method: 'POST', body: { email, password } });
	const country = (await call(`${base}/api/countries?view=catalogue&limit=1`, { token })).data[0].id;
	const rows = [];
	for (const list of lists) {
		const url = `${base}/api${list.replace('{country}', country)}`;
		const times = [];
		let total = 0;
		for (let number = -5; number < CALLS; number += 1) {
			const began = performance.now();
			({ total } = await call(url, { token }));
			// The first calls are a warm-up.
			if (number >= 0) times.push(performance.now() - began);
		}
		// The minimum shows what the machine does when nothing else uses it.
		const figures = { 'p95 ms': Math.round(p95(times)), 'least ms': Math.round(Math.min(...times)) };
		rows.push({ list: decodeURIComponent(list.replace('{country}', '…')), total, ...figures });
	}
	console.log(`${ROWS} records more in each section, ${CALLS} calls of each list, one after another`);
	console.table(rows);
	const slow = rows.filter((row) => row['p95 ms'] > WANTED_MS);
	console.log(slow.length === 0 ? `All within ${WANTED_MS} ms.` : `${slow.length} above ${WANTED_MS} ms.`);
} finally {
	await closeService();
}
