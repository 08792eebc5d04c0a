// The limit: a Fastify route without any check that runs the SQL of the real call and sends what comes back.

import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { root } from '../setup/shared.mjs';

const from = createRequire(`${root}/apps/api/package.json`);
const Fastify = from('fastify');
const pg = from('pg');

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
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
		/** @type {{ headers: { authorization?: string }, body: { countryId: string, visaTypeId: string, visaOptionId: string, serviceId: string, document: string, startDate: string, endDate: string } }} */ request,
		/** @type {Reply} */ reply,
	) => {
		const { countryId, visaTypeId, visaOptionId, serviceId, document, startDate, endDate } = request.body;
		const [id, attemptId, now] = [randomUUID(), randomUUID(), new Date()];
		const key = document.split('/').at(-1);
		const reference = `VZ-${randomBytes(4).toString('hex').toUpperCase()}`;
		const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
		const { rows: sessions } = await pool.query(
			'select u.* from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2',
			[createHash('sha256').update(token).digest('base64url'), now],
		);
		const userId = sessions[0].id;
		const client = await pool.connect();
		try {
			await client.query('begin');
			await client.query('select * from users where id = $1 for share', [userId]);
			await client.query(
				`select * from (select 1) as choice left join countries c on c.id = $1 and c.is_on_offer and c.archived_at is null
			 left join country_visa_types lt on lt.country_id = $1 and lt.visa_type_id = $2
			 left join visa_types t on t.id = lt.visa_type_id and t.archived_at is null
			 left join country_visa_options lo on lo.country_id = $1 and lo.visa_option_id = $3
			 left join visa_options o on o.id = lo.visa_option_id and o.archived_at is null
			 left join country_services ls on ls.country_id = $1 and ls.service_id = $4
			 left join services s on s.id = ls.service_id and s.archived_at is null`,
				[countryId, visaTypeId, visaOptionId, serviceId],
			);
			await client.query(
				`insert into visa_requests (id, reference, user_id, status, created_at, expires_at, start_date, end_date, people_count, country_id, visa_type_id, visa_option_id, service_id, snapshot, total)
			 values ($1,$2,$3,'AWAITING_PAYMENT',$4,$4,$5,$6,1,$7,$8,$9,$10,'{}',100) returning *`,
				[
					id,
					reference,
					userId,
					now,
					startDate.slice(0, 10),
					endDate.slice(0, 10),
					countryId,
					visaTypeId,
					visaOptionId,
					serviceId,
				],
			);
			await client.query('update uploads set user_id = $1 where key = $2 returning *', [userId, key]);
			await client.query('insert into request_documents (request_id, upload_key, position) values ($1,$2,0)', [
				id,
				key,
			]);
			const event = (/** @type {string} */ subject, /** @type {string} */ subjectId) =>
				client.query('insert into events (id, at, subject, subject_id, request_id, kind) values ($1,$2,$3,$4,$5,$6)', [
					randomUUID(),
					now,
					subject,
					subjectId,
					id,
					'created',
				]);
			await event('request', id);
			await client.query(
				`insert into payment_attempts (id, request_id, number, status, provider, return_token_hash, amount, currency, created_at, expires_at)
			 values ($1,$2,1,'CREATED','sandbox',$4,100,'AZN',$3,$3) returning *`,
				[attemptId, id, now, String(attemptId)],
			);
			await event('attempt', attemptId);
			await client.query('commit');
		} catch (error) {
			await client.query('rollback');
			throw error;
		} finally {
			client.release();
		}
		await pool.query(
			'update payment_attempts set opening_until = $2 where id = $1 and opening_until is null returning *',
			[attemptId, now],
		);
		const paymentId = randomUUID();
		await pool.query(
			`insert into sandbox_payments (id, merchant_reference, description, amount, refunded, currency, status, approve_url, cancel_url, decline_url, created_at)
		 values ($1,$2,'',100,0,'AZN','NEW','','','',$3) on conflict (merchant_reference) do nothing returning *`,
			[paymentId, attemptId, now],
		);
		const opening = await pool.connect();
		await opening.query('begin');
		await opening.query(
			`update payment_attempts set status = 'REDIRECTED', provider_id = $2, payment_url = $3 where id = $1`,
			[attemptId, paymentId, paymentId],
		);
		await opening.query(
			'insert into events (id, at, subject, subject_id, request_id, kind) values ($1,$2,$3,$4,$5,$6)',
			[randomUUID(), now, 'attempt', attemptId, id, 'moved'],
		);
		await opening.query('commit');
		opening.release();
		return reply.code(201).send({ id, reference, paymentUrl: paymentId });
	},
);

const address = await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`bare at ${address}`);
