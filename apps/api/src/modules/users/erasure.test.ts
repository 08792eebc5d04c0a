import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { count, eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { ErrorBody, Me, PaymentPage } from 'visa-sdk/contract';
import { type RequestStatus, sentences } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { newId } from '../../platform/ids';
import {
	atBank,
	atBankUnheard,
	createRequest,
	imageForm,
	newTraveller,
	PASSWORD,
	registrationForm,
	requestForm,
	signInStaff,
	type Traveller,
} from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { eventsOf, refusalOf } from '../../testing/staff';

const { users, sessions, emailConfirmations, passwordResets, idempotencyKeys, uploads, visaRequests } = tables;
let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
	admin = await signInStaff(server, 'admin');
});
afterAll(() => server.close());

const idOf = async (token: string) => (await server.get<Me>('/api/users/me', { token })).body.id;
const removeMe = (token: string | null) => server.call('DELETE', '/api/users/me', undefined, { token });
const remove = (id: string, token = admin) => server.call('DELETE', `/api/users/${id}`, undefined, { token });
const rowOf = async (id: string) => (await server.db.select().from(users).where(eq(users.id, id)))[0];
const requestRow = async (id: string) =>
	(await server.db.select().from(visaRequests).where(eq(visaRequests.id, id)))[0];
const files = () => readdir(join(server.folder, 'uploads'));
const setStatus = (id: string, status: RequestStatus) =>
	server.db.update(visaRequests).set({ status }).where(eq(visaRequests.id, id));
/** What is left of an address. */
const NOWHERE = expect.stringMatching(/^deleted-[\da-f-]{36}@deleted\.invalid$/);
const paidRequest = async ({ token }: Traveller): Promise<string> => {
	const { id, paymentUrl } = await createRequest(server, token);
	await atBank(server, paymentUrl, 'pay');
	return id;
};

describe('deleting the own account', () => {
	it('[API-01] wipes what is personal, and keeps requests and payments without the person', async () => {
		const before = await files();
		const traveller = await newTraveller(server);
		const { token, email } = traveller;
		const id = await idOf(token);
		const done = await paidRequest(traveller);
		await setStatus(done, 'APPROVED');
		const written = { requestId: done, text: 'Leyla xanım', askedAt: new Date(), createdAt: new Date() };
		await server.db.insert(tables.staffNotes).values({ ...written, id: newId(new Date()) });
		await server.db.insert(tables.askedInformation).values({ ...written, id: newId(new Date()), until: '2026-12-01' });
		const form = await requestForm(server, token, { notes: 'Şəxsi qeyd' });
		const headers = { 'idempotency-key': 'one' };
		const { body: open } = await server.post<PaymentPage>('/api/visa-requests', form, { token, headers });
		await server.post('/api/auth/forgot-password', { email });
		expect((await server.mails(email)).length).toBeGreaterThan(0);

		expect((await removeMe(token)).status).toBe(204);

		const gone = { firstName: '—', lastName: '—', email: NOWHERE, phone: null, gender: null };
		const nobody = { dateOfBirth: null, citizenshipId: null, residentCountryId: null, activePromocodeId: null };
		expect(await rowOf(id)).toMatchObject({ ...gone, ...nobody, deletedAt: expect.any(Date) });
		for (const table of [sessions, emailConfirmations, passwordResets, idempotencyKeys, uploads]) {
			const [left] = await server.db.select({ rows: count() }).from(table).where(eq(table.userId, id));
			expect(left?.rows).toBe(0);
		}
		expect(await files()).toEqual(before);
		expect(await requestRow(done)).toMatchObject({ status: 'APPROVED', notes: null });
		expect(await requestRow(open.id)).toMatchObject({ status: 'CANCELLED', notes: null });
		expect((await server.mails(email)).map(({ subject }) => subject)).toContain('Hesabınız silindi');
		for (const table of [tables.staffNotes, tables.askedInformation]) {
			expect(await server.db.select().from(table).where(eq(table.requestId, done))).toMatchObject([{ text: '—' }]);
		}
		expect(await eventsOf(server, id)).toEqual(['registered', 'email-confirmed', 'deleted']);
	});

	it('signs out everywhere, and gives the address back', async () => {
		const { token, email } = await newTraveller(server);
		const id = await idOf(token);
		expect((await removeMe(token)).status).toBe(204);
		expect((await server.get('/api/users/me', { token })).status).toBe(401);
		const login = { email, password: PASSWORD };
		expect((await server.post('/api/auth/login', login)).status).toBe(401);
		const left = { ...login, email: (await rowOf(id))?.email ?? '' };
		expect(left.email).toEqual(NOWHERE);
		expect((await server.post('/api/auth/login', left)).status).toBe(401);
		await server.post('/api/auth/forgot-password', { email: left.email });
		// Nor does an e-mail go anywhere that somebody else writes there.
		await server.deps.jobs.add(server.db, 'mail', { to: left.email, subject: '', text: '', html: '' });
		expect(await server.mails(left.email)).toEqual([]);
		expect((await server.get(`/api/users/${id}`, { token: admin })).status).toBe(404);
		expect((await remove(id)).status).toBe(404);
		expect((await server.post('/api/auth/register', await registrationForm(server, { email }))).status).toBe(201);
	});

	it('[ACC-06] tells of a request that ends with it, without a link to the page that has gone', async () => {
		const [leaving, staying] = [await newTraveller(server), await newTraveller(server)];
		const cancelled = async ({ email }: { email: string }) =>
			(await server.mails(email)).find(({ subject }) => subject.startsWith('Müraciət ləğv olundu'))?.text;
		await createRequest(server, leaving.token);
		expect((await removeMe(leaving.token)).status).toBe(204);
		expect(await cancelled(leaving)).toContain('Ödəniş tutulmayıb.');
		expect(await cancelled(leaving)).not.toContain('/applications/');
		const { id } = await createRequest(server, staying.token);
		await server.post(`/api/visa-requests/${id}/cancel`, {}, { token: staying.token });
		expect(await cancelled(staying)).toContain(`/applications/${id}`);
	});

	it('[DSH-10] makes a new version of each request, also without notes: no screen of the desk goes on showing the person', async () => {
		const traveller = await newTraveller(server);
		const done = [await paidRequest(traveller), await paidRequest(traveller)];
		for (const id of done) await setStatus(id, 'APPROVED');
		const versions = () => Promise.all(done.map(async (id) => (await requestRow(id))?.version ?? 0));
		const before = await versions();
		expect((await removeMe(traveller.token)).status).toBe(204);
		expect(await versions()).toEqual(before.map((version) => version + 1));
	});

	it('[DSH-13] leaves nobody whom a visa could be attached for', async () => {
		const traveller = await newTraveller(server);
		const done = await paidRequest(traveller);
		await setStatus(done, 'APPROVED');
		expect((await removeMe(traveller.token)).status).toBe(204);
		const left = await files();
		const form = imageForm({ bytes: Buffer.from('%PDF-1.7 a visa'), name: 'visa.pdf', type: 'application/pdf' });
		const query = { version: String((await requestRow(done))?.version) };
		const refused = await server.call<ErrorBody>('POST', `/api/visa-requests/${done}/visas`, form, {
			token: admin,
			query,
		});
		expect([refused.status, refused.body.message]).toEqual([409, sentences.travellerGone]);
		expect(await files()).toEqual(left);
	});

	it('that is pressed twice happens once', async () => {
		const { token, email } = await newTraveller(server);
		const id = await idOf(token);
		await createRequest(server, token);
		const both = await Promise.all([removeMe(token), removeMe(token)]);
		expect(both.map(({ status }) => status)).toEqual([204, 204]);
		expect((await eventsOf(server, id)).filter((kind) => kind === 'deleted')).toHaveLength(1);
		const subjects = (await server.mails(email)).map(({ subject }) => subject);
		expect(subjects.filter((subject) => subject === 'Hesabınız silindi')).toHaveLength(1);
	});

	it.each(['SUBMITTED', 'IN_REVIEW', 'INFO_REQUIRED', 'SENT_TO_EMBASSY'] as const)(
		'is refused while a request is %s',
		async (status) => {
			const traveller = await newTraveller(server);
			await setStatus(await paidRequest(traveller), status);
			const { id: unpaid } = await createRequest(server, traveller.token);
			expect(refusalOf(await removeMe(traveller.token))).toEqual([409, 'CONFLICT']);
			// Nothing has happened to the others.
			expect((await requestRow(unpaid))?.status).toBe('AWAITING_PAYMENT');
			expect((await rowOf(await idOf(traveller.token)))?.email).toBe(traveller.email);
		},
	);

	it('[PAY-05] is refused when the bank says that a request is paid', async () => {
		const { token } = await newTraveller(server);
		const { id, paymentUrl } = await createRequest(server, token);
		await atBankUnheard(server, paymentUrl, 'pay');
		expect((await requestRow(id))?.status).toBe('AWAITING_PAYMENT');
		expect(refusalOf(await removeMe(token))).toEqual([409, 'CONFLICT']);
		expect((await requestRow(id))?.status).toBe('SUBMITTED');
		expect((await server.get('/api/users/me', { token })).status).toBe(200);
	});

	it('[PAY-05] is refused, and gives nothing back, when one request is paid while another is cancelled', async () => {
		const { token } = await newTraveller(server);
		await createRequest(server, token);
		const second = await createRequest(server, token);
		const { actions } = server.services;
		const { cancel } = actions;
		actions.cancel = async (...given) => {
			actions.cancel = cancel;
			await atBank(server, second.paymentUrl, 'pay');
			const isIt = eq(visaRequests.id, second.id);
			expect((await server.db.select().from(visaRequests).where(isIt))[0]?.status).toBe('SUBMITTED');
			return cancel(...given);
		};
		try {
			expect(refusalOf(await removeMe(token))).toEqual([409, 'CONFLICT']);
		} finally {
			actions.cancel = cancel;
		}
		await server.mails('nobody');
		expect(await requestRow(second.id)).toMatchObject({ status: 'SUBMITTED', paymentStatus: 'APPROVED' });
		expect((await server.get('/api/users/me', { token })).status).toBe(200);
	});

	it('[API-01] can’t be prevented by whoever has registered an address that looks like what is left', async () => {
		const { token } = await newTraveller(server);
		const id = await idOf(token);
		const email = `deleted-${id}@deleted.invalid`;
		expect((await server.post('/api/auth/register', await registrationForm(server, { email }))).status).toBe(201);
		expect((await removeMe(token)).status).toBe(204);
		expect(await rowOf(id)).toMatchObject({ firstName: '—', deletedAt: expect.any(Date) });
	});

	it('is not for staff, and not for visitors', async () => {
		const agent = await signInStaff(server, 'agent');
		expect(refusalOf(await removeMe(agent))).toEqual([403, 'FORBIDDEN']);
		expect(refusalOf(await removeMe(admin))).toEqual([403, 'FORBIDDEN']);
		expect((await removeMe(null)).status).toBe(401);
	});
});

/**
 * Tables that refer to somebody with an account, to their requests, payments or images, or to what happened: and what
 * happens to their rows when the account is deleted.
 */
const fates: Record<string, 'go' | 'stay without the person' | 'end by themselves'> = {
	asked_information: 'stay without the person',
	desk_presence: 'end by themselves',
	drafts: 'go',
	email_changes: 'go',
	email_confirmations: 'go',
	event_words: 'go',
	idempotency_keys: 'go',
	issued_visas: 'stay without the person',
	password_resets: 'go',
	payment_attempts: 'stay without the person',
	promocode_uses: 'stay without the person',
	recovery_codes: 'go',
	refunds: 'stay without the person',
	request_documents: 'go',
	saved_views: 'go',
	second_factors: 'go',
	sessions: 'go',
	sign_in_challenges: 'go',
	staff_notes: 'stay without the person',
	uploads: 'go',
	visa_requests: 'stay without the person',
};

describe('a table that names somebody', () => {
	const named: readonly PgTable[] = [users, visaRequests, tables.paymentAttempts, uploads, tables.events];
	const naming = Object.values(tables)
		.flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []))
		.filter(({ foreignKeys }) => foreignKeys.some((key) => named.includes(key.reference().foreignTable)));

	it('says what becomes of its rows with the account: what goes is taken away in `erasure.ts`', () => {
		expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(fates));
	});

	/** Of tables without a column for their user. */
	const whose: Record<string, string> = {
		event_words: '(select user_id from events join visa_requests r on r.id = request_id where events.id = event_id)',
		request_documents: '(select user_id from visa_requests r where r.id = request_id)',
	};

	it('has no row left of a person when its rows go', async () => {
		const { token } = await newTraveller(server);
		const made = await createRequest(server, token);
		const userId = await idOf(token);
		const [now, later] = [new Date(), new Date(Date.now() + 60_000)];
		const own = { id: newId(now), userId, createdAt: now, expiresAt: later };
		const hashes = { tokenHash: own.id, codeHash: own.id };
		const { db } = server;
		const event = { subject: 'request', subjectId: made.id, requestId: made.id, kind: 'moved' } as const;
		await db.insert(tables.events).values({ ...event, id: own.id, at: now });
		await db.insert(tables.eventWords).values({ eventId: own.id, words: 'Leyla' });
		await db.insert(tables.drafts).values({ ...own, content: {} as never, updatedAt: now });
		await db.insert(tables.emailChanges).values({ ...own, ...hashes, email: 'new@poct.example' });
		await db.insert(passwordResets).values({ ...own, ...hashes });
		await db.insert(idempotencyKeys).values({ ...own, key: 'k', bodyHash: 'b', requestId: own.id });
		await db.insert(tables.recoveryCodes).values({ ...own, ...hashes });
		await db.insert(tables.savedViews).values({ ...own, section: 'countries', name: 'Mənim', search: '' });
		await db.insert(tables.secondFactors).values({ ...own, secret: 'sealed' });
		await db.insert(tables.signInChallenges).values({ ...own, ...hashes });
		const image = { mediaType: 'image/jpeg', size: 1, width: 1, height: 1 } as const;
		await db.insert(uploads).values({ ...own, ...image, key: own.id });
		const rowsOf = async () => {
			const found = naming
				.filter(({ name }) => fates[name] === 'go')
				.map(async ({ name }) => {
					const { rows } = await server.deps.database.query(
						`select 1 from ${name} where ${whose[name] ?? 'user_id'} = '${userId}'`,
					);
					return [name, rows.length > 0] as const;
				});
			return (await Promise.all(found)).filter(([, isThere]) => isThere).map(([name]) => name);
		};
		expect((await rowsOf()).sort()).toEqual(Object.keys(fates).filter((name) => fates[name] === 'go'));
		expect((await removeMe(token)).status).toBe(204);
		expect(await rowsOf()).toEqual([]);
	});
});
