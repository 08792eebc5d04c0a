// Signed-in travellers, each with images that don't belong to a request yet.
import { createHash } from 'node:crypto';

const TRAVELLERS = 1000;
const PICTURES = 150_000;
const tokenOf = (/** @type {number} */ number) => `bench-traveller-${String(number).padStart(8, '0')}`;

/**
 * @param {{ query(text: string, values?: unknown[]): Promise<unknown> }} client
 */
export async function addTravellers(client) {
	const numbers = Array.from({ length: TRAVELLERS }, (_, number) => number);
	const hashes = numbers.map((number) => createHash('sha256').update(tokenOf(number)).digest('base64url'));
	const id = (/** @type {string} */ number) => `('70000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
	await client.query(`insert into users (id, email, first_name, last_name, role, password_hash, created_at, email_confirmed_at)
		select ${id('n')}, 'bench' || n || '@viza.example', 'Leyla', 'Əliyeva', 'client', 'x', now(), now() from generate_series(0, ${TRAVELLERS - 1}) n`);
	await client.query(
		`insert into sessions (id, user_id, token_hash, created_at, expires_at, used_at)
		 select gen_random_uuid(), ${id('n - 1')}, hash, now(), now() + interval '1 day', now() + interval '1 hour'
		 from unnest($1::text[]) with ordinality as given(hash, n)`,
		[hashes],
	);
	await client.query(`insert into uploads (key, user_id, media_type, size, width, height, created_at)
		select lpad(n::text, 32, '0'), ${id(`n % ${TRAVELLERS}`)}, 'image/jpeg', 1, 1, 1, now() from generate_series(1, ${PICTURES}) n`);
	await client.query('vacuum analyze');
	let turn = 0;
	let last = 0;
	return {
		/** The token of each in turn. */
		one() {
			turn += 1;
			return tokenOf(turn % TRAVELLERS);
		},
		/** The same, with an image that doesn't belong to a request yet. */
		withPicture() {
			last += 1;
			if (last > PICTURES) throw new RangeError('no picture is left');
			return { token: tokenOf(last % TRAVELLERS), picture: String(last).padStart(32, '0') };
		},
	};
}
