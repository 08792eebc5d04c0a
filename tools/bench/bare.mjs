// The baseline: a Fastify route without any checks. For a request it runs one insert for each table that the real call
// writes, in one transaction; no e-mail, one event instead of three, no price, and no claiming of the image.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { root } from '../setup/shared.mjs';

const from = createRequire(`${root}/apps/api/package.json`);
const Fastify = from('fastify');
const pg = from('pg');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
/** As large as in a real request. */
const snapshot = JSON.stringify({ text: 'x'.repeat(700) });
/** @typedef {{ code(status: number): { send(body?: unknown): unknown } }} Reply */
const app = Fastify();
app.setErrorHandler((/** @type {Error} */ error, /** @type {unknown} */ _request, /** @type {Reply} */ reply) => {
	console.error(error.message);
	reply.code(500).send();
});

app.get('/countries', async () => {
	const where = 'is_on_offer and archived_at is null';
	const { rows } = await pool.query(
		`select id, name, image, additional_services, is_visa_option_is_payed_directly from countries where ${where} order by sort_key collate "C", id limit 200`,
	);
	const { rows: counted } = await pool.query(`select count(*)::int as total from countries where ${where}`);
	return { data: rows, page: 1, limit: 200, total: counted[0].total, totalPages: 1 };
});

app.post(
	'/visa-requests',
	async (
		/** @type {{ headers: Record<string, string | undefined>, body: Record<string, string> }} */ request,
		/** @type {Reply} */ reply,
	) => {
		const {
			countryId,
			visaTypeId,
			visaOptionId,
			serviceId,
			document = '',
			startDate = '',
			endDate = '',
		} = request.body;
		const [id, attemptId, paymentId, now] = [randomUUID(), randomUUID(), randomUUID(), new Date()];
		const reference = `VZ-${randomBytes(4).toString('hex').toUpperCase()}`;
		const answer = { id, reference, paymentUrl: paymentId };
		const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
		const { rows: sessions } = await pool.query(
			'select u.id from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2',
			[createHash('sha256').update(token).digest('base64url'), now],
		);
		const userId = sessions[0].id;
		const days = [startDate.slice(0, 10), endDate.slice(0, 10)];
		const choice = [countryId, visaTypeId, visaOptionId, serviceId];
		const event = [randomUUID(), now, id, id];
		const client = await pool.connect();
		try {
			await client.query('begin');
			await client.query(
				`insert into visa_requests (id, reference, user_id, status, created_at, expires_at, start_date, end_date, people_count, country_id, visa_type_id, visa_option_id, service_id, snapshot, total, payment_status)
			 values ($1,$2,$3,'AWAITING_PAYMENT',$4,$4,$5,$6,1,$7,$8,$9,$10,$11,100,'REDIRECTED')`,
				[id, reference, userId, now, ...days, ...choice, snapshot],
			);
			await client.query('insert into request_documents (request_id, upload_key, position) values ($1,$2,0)', [
				id,
				document.split('/').at(-1),
			]);
			await client.query(
				`insert into payment_attempts (id, request_id, number, status, provider, provider_id, payment_url, return_token_hash, amount, currency, created_at, expires_at)
			 values ($1,$2,1,'REDIRECTED','sandbox',$4,$4,$5,100,'AZN',$3,$3)`,
				[attemptId, id, now, paymentId, String(attemptId)],
			);
			await client.query(
				`insert into sandbox_payments (id, merchant_reference, description, amount, refunded, currency, status, approve_url, cancel_url, decline_url, created_at)
			 values ($1,$2,'',100,0,'AZN','NEW','','','',$3)`,
				[paymentId, attemptId, now],
			);
			await client.query(
				`insert into events (id, at, subject, subject_id, request_id, kind, to_status) values ($1,$2,'request',$3,$4,'created','AWAITING_PAYMENT')`,
				event,
			);
			await client.query(
				'insert into idempotency_keys (user_id, key, body_hash, request_id, created_at, answer) values ($1,$2,$3,$4,$5,$6)',
				[userId, request.headers['idempotency-key'], '', id, now, JSON.stringify(answer)],
			);
			await client.query('commit');
		} catch (error) {
			await client.query('rollback');
			throw error;
		} finally {
			client.release();
		}
		return reply.code(201).send(answer);
	},
);

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`bare at ${address}`);
