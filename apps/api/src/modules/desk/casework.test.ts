import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type {
	AssignedMany,
	AuditEvent,
	ErrorBody,
	Page,
	RequestEvent,
	StaffNote,
	VisaLink,
	VisaRequestRow,
} from 'visa-sdk/contract';
import { businessToday } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { type Desk, openDesk } from '../../testing/desk';
import { imageForm, signInNewAgent, uploadImage } from '../../testing/people';

let desk: Desk;
beforeAll(async () => {
	desk = await openDesk();
});
afterAll(() => desk.server.close());

const toldTo = async (id: string, token: string) =>
	(await desk.server.get<Page<RequestEvent>>(`/api/visa-requests/${id}/events`, { token })).body.data.map(
		({ kind }) => kind,
	);
const kindsOf = (id: string) => toldTo(id, desk.admin);
const tomorrow = () => businessToday().add({ days: 1 }).toString();
const pdf = (text = '%PDF-1.7 a visa') =>
	imageForm({ bytes: Buffer.from(text), name: 'visa.pdf', type: 'application/pdf' });

describe('asking a traveller', () => {
	it('[DSH-13] asks until a day, is answered with a picture, and goes back to whose case it is', async () => {
		const id = await desk.inReview();
		const order = { text: 'Daha aydın şəkil lazımdır', until: tomorrow() };
		const asked = await desk.actNow(id, 'information', desk.agent, order);
		expect(asked.body).toMatchObject({ status: 'INFO_REQUIRED', informationUntil: order.until });
		const letters = await desk.server.mails(desk.traveller.email);
		expect(letters.filter(({ text }) => text.includes(order.text))).toHaveLength(1);
		const seen = await desk.read(id, desk.traveller.token);
		expect(seen.information).toMatchObject([{ ...order, answeredAt: null, answer: null }]);

		const document = await uploadImage(desk.server, desk.traveller.token);
		const empty = await desk.actNow(id, 'information/answer', desk.traveller.token, {});
		expect([empty.status, empty.body.code]).toEqual([400, 'VALIDATION']);
		const answer = { text: 'Budur', document };
		const answered = await desk.actNow(id, 'information/answer', desk.traveller.token, answer);
		expect(answered.body).toMatchObject({ status: 'IN_REVIEW', informationUntil: null });
		expect((await desk.read(id, desk.agent)).information).toMatchObject([
			{ answer: 'Budur', documents: [{ url: document }] },
		]);
		expect((await desk.actNow(id, 'information/answer', desk.traveller.token, answer)).status).toBe(409);
		const key = document.split('/').at(-1);
		const link = await desk.server.get(`/api/uploads/${key}/link`, { token: desk.agent });
		expect(link.status).toBe(200);
	});

	it('[ACC-04] [UPL-11] an answer says whose picture it replaces, or adds one that is nobody’s', async () => {
		const { token } = desk.traveller;
		const [first, second] = [await uploadImage(desk.server, token), await uploadImage(desk.server, token)];
		const id = await desk.inReview(desk.agent, { peopleCount: 2, document: `${first},${second}` });
		const order = { text: 'İkinci səyahətçinin şəkli bulanıqdır', until: tomorrow() };
		const ask = () => desk.actNow(id, 'information', desk.agent, order);
		await ask();
		const better = await uploadImage(desk.server, token);
		const wrong = await desk.actNow(id, 'information/answer', token, { document: better, traveller: 3 });
		expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'traveller' }] } });
		await desk.actNow(id, 'information/answer', token, { document: better, traveller: 2 });
		await ask();
		const extra = await uploadImage(desk.server, token);
		await desk.actNow(id, 'information/answer', token, { document: extra });
		const { documents } = await desk.read(id, desk.agent);
		expect(documents.map(({ url, traveller }) => [url, traveller])).toEqual([
			[first, 1],
			[second, 2],
			[better, 2],
			[extra, null],
		]);
	});

	it('[DSH-12] [UPL-11] each picture that staff open is a view of its own in the trail', async () => {
		const { token } = desk.traveller;
		const document = [await uploadImage(desk.server, token), await uploadImage(desk.server, token)].join(',');
		const id = await desk.inReview(desk.agent, { peopleCount: 2, document });
		for (const { key } of (await desk.read(id, desk.agent)).documents) {
			expect((await desk.server.get(`/api/uploads/${key}/link`, { token: desk.agent })).status).toBe(200);
		}
		expect((await kindsOf(id)).filter((kind) => kind === 'image-viewed')).toHaveLength(2);
	});

	it('[DSH-13] one answer is of one question: what nobody waits for any more is closed without one', async () => {
		const id = await desk.inReview();
		await desk.actNow(id, 'information', desk.agent, { text: 'Birinci', until: tomorrow() });
		await desk.actNow(id, 'status', desk.agent, { status: 'IN_REVIEW' });
		await desk.actNow(id, 'information', desk.agent, { text: 'İkinci', until: tomorrow() });
		await desk.actNow(id, 'information/answer', desk.traveller.token, { text: 'Budur' });
		expect((await desk.read(id, desk.agent)).information).toMatchObject([
			{ text: 'İkinci', answer: 'Budur' },
			{ text: 'Birinci', answer: null, answeredAt: expect.any(String) },
		]);
	});

	it('[DSH-13] who was asked reads that no answer is needed any more, and not that a review began', async () => {
		const id = await desk.inReview();
		await desk.actNow(id, 'information', desk.agent, { text: 'Birinci', until: tomorrow() });
		await desk.actNow(id, 'status', desk.agent, { status: 'IN_REVIEW' });
		const { reference } = await desk.read(id, desk.agent);
		const letters = await desk.server.mails(desk.traveller.email);
		const counted = (subject: string) =>
			letters.filter((letter) => letter.subject === `${subject}: ${reference}`).length;
		expect([counted('Cavabınıza ehtiyac qalmadı'), counted('Müraciətiniz baxışdadır')]).toEqual([1, 1]);
	});

	it.each([
		['yesterday', () => businessToday().subtract({ days: 1 }).toString()],
		['in a year', () => businessToday().add({ days: 365 }).toString()],
		['no day', () => '31/02/2027'],
	])('a day that is %s is refused by its field', async (_name, until) => {
		const id = await desk.inReview();
		const refused = await desk.actNow(id, 'information', desk.agent, { text: 'Şəkil', until: until() });
		expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'until' }] } });
		expect((await desk.read(id, desk.admin)).status).toBe('IN_REVIEW');
	});
});

describe('writing', () => {
	it('[DSH-13] a note stays among the staff, one that is shown does not say whose it is, a message is a letter too', async () => {
		const id = await desk.inReview();
		await desk.act(id, 'notes', desk.agent, { text: 'Daxili' });
		await desk.act(id, 'notes', desk.agent, { text: 'Göstərilən', isShown: true });
		const before = (await desk.server.mails(desk.traveller.email)).length;
		await desk.act(id, 'messages', desk.agent, { text: 'Məktub' });
		const letters = (await desk.server.mails(desk.traveller.email)).slice(before);
		expect(letters.map(({ text }) => text.includes('Məktub'))).toEqual([true]);
		expect((await desk.read(id, desk.traveller.token)).staffNotes).toMatchObject([
			{ text: 'Göstərilən', author: null, isSent: false },
			{ text: 'Məktub', author: null, isSent: true },
		]);
		expect((await desk.read(id, desk.agent)).staffNotes).toHaveLength(3);
		expect((await kindsOf(id)).slice(0, 3)).toEqual(['messaged', 'noted', 'noted']);
	});

	it.each([
		['messages', { text: 'Bir dəfə' }],
		['notes', { text: 'Bir dəfə', isShown: true }],
	])(
		'[DSH-09] of %s a repeated call with the same key is carried out once, and one with another body refused',
		async (path, body) => {
			const id = await desk.inReview();
			const before = (await desk.server.mails(desk.traveller.email)).length;
			const post = (key: string, sent: object) =>
				desk.server.post<StaffNote & ErrorBody>(`/api/visa-requests/${id}/${path}`, sent, {
					token: desk.agent,
					headers: { 'idempotency-key': key },
				});
			const first = await post('one', body);
			expect(await post('one', body)).toMatchObject({ status: 201, body: first.body });
			const other = await post('one', { ...body, text: 'Başqa' });
			expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
			expect((await desk.read(id, desk.agent)).staffNotes).toMatchObject([{ id: first.body.id, text: 'Bir dəfə' }]);
			const letters = (await desk.server.mails(desk.traveller.email)).length - before;
			expect(letters).toBe(path === 'messages' ? 1 : 0);
			expect((await post('two', body)).body.id).not.toBe(first.body.id);
			// A key is its author's, and of one case.
			const elsewhere = await desk.inReview();
			const { body: there } = await desk.server.post<StaffNote>(`/api/visa-requests/${elsewhere}/${path}`, body, {
				token: desk.agent,
				headers: { 'idempotency-key': 'one' },
			});
			expect(there.id).not.toBe(first.body.id);
		},
	);
});

describe('a second person', () => {
	it('[DSH-13] looks before the embassy: not whose case it is, and nobody goes past', async () => {
		const id = await desk.inReview();
		expect((await desk.actNow(id, 'status', desk.agent, { status: 'SENT_TO_EMBASSY' })).status).toBe(409);
		expect((await desk.actNow(id, 'check', desk.agent, { action: 'approve' })).status).toBe(409);
		expect((await desk.actNow(id, 'check', desk.other, { action: 'approve' })).status).toBe(404);
		const asked = await desk.actNow(id, 'check', desk.agent, { action: 'ask' });
		expect(asked.body.check).toMatchObject({ askedBy: { id: desk.ids.agent } });
		expect((await desk.actNow(id, 'check', desk.agent, { action: 'approve' })).status).toBe(409);
		// Whoever may check it sees that it is waiting, and the traveller after taking it; a third person doesn't.
		const third = await signInNewAgent(desk.server);
		expect(await desk.read(id, desk.other)).toMatchObject({
			...{ isPersonalDataOpen: false, check: { takenBy: null } },
			traveller: { language: 'az', phone: null, dateOfBirth: null, gender: null },
		});
		const { key = '' } = (await desk.read(id, desk.agent)).documents[0] ?? {};
		const picture = (token: string) => desk.server.get(`/api/uploads/${key}/link`, { token });
		expect((await picture(desk.other)).status).toBe(404);
		expect((await desk.actNow(id, 'check', desk.other, { action: 'approve' })).status).toBe(409);
		expect((await desk.act(id, 'claim', desk.agent)).status).toBe(409);
		expect((await desk.act(id, 'claim', desk.other)).body).toMatchObject({
			...{ isPersonalDataOpen: true, assignedTo: { id: desk.ids.agent } },
			check: { askedBy: { id: desk.ids.agent }, takenBy: { id: desk.ids.other } },
		});
		expect((await picture(desk.other)).status).toBe(200);
		expect(await desk.act(id, 'claim', third)).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT' } });
		expect((await desk.read(id, third)).isPersonalDataOpen).toBe(false);
		expect((await picture(third)).status).toBe(404);
		// It can be left to somebody else again.
		expect((await desk.act(id, 'release', desk.other)).body).toMatchObject({
			...{ isPersonalDataOpen: false, assignedTo: { id: desk.ids.agent } },
			check: { takenBy: null },
		});
		expect((await picture(desk.other)).status).toBe(404);
		expect((await desk.act(id, 'claim', desk.other)).status).toBe(200);
		expect((await desk.actNow(id, 'check', desk.other, { action: 'sendBack' })).status).toBe(400);
		const back = await desk.actNow(id, 'check', desk.other, { action: 'sendBack', reason: 'Ad səhvdir' });
		// The other one may no longer see it.
		expect(back).toMatchObject({ status: 200, body: { isPersonalDataOpen: false } });
		expect((await desk.actNow(id, 'check', desk.other, { action: 'approve' })).status).toBe(404);
		expect((await desk.read(id, desk.agent)).check).toBeNull();
	});

	it('[DSH-13] sends back with a reason, or approves and with it sends', async () => {
		const id = await desk.inReview();
		await desk.actNow(id, 'check', desk.agent, { action: 'ask' });
		const back = await desk.actNow(id, 'check', desk.admin, { action: 'sendBack', reason: 'Ad səhvdir' });
		expect(back.body).toMatchObject({ status: 'IN_REVIEW', check: null });
		await desk.actNow(id, 'check', desk.agent, { action: 'ask' });
		const sent = await desk.actNow(id, 'check', desk.admin, { action: 'approve' });
		expect(sent.body).toMatchObject({ status: 'SENT_TO_EMBASSY', check: null });
		expect((await kindsOf(id)).slice(0, 4)).toEqual(['moved', 'check-approved', 'check-asked', 'check-sent-back']);
	});

	it('[DSH-12] who has taken the check and goes, leaves it to others', async () => {
		const gone = await signInNewAgent(desk.server);
		const id = await desk.inReview();
		await desk.actNow(id, 'check', desk.agent, { action: 'ask' });
		expect((await desk.act(id, 'claim', gone)).status).toBe(200);
		const { body } = await desk.server.get<{ id: string }>('/api/users/me', { token: gone });
		const removed = await desk.server.call('DELETE', `/api/users/agents/${body.id}`, undefined, { token: desk.admin });
		expect(removed.status).toBe(200);
		expect((await desk.read(id, desk.agent)).check).toMatchObject({ takenBy: null });
		expect((await desk.act(id, 'claim', desk.other)).status).toBe(200);
	});

	it('[DSH-12] is asked for no more when who asked has gone: the case is nobody’s, and closed to all', async () => {
		const gone = await signInNewAgent(desk.server);
		const id = await desk.inReview(gone);
		await desk.actNow(id, 'check', gone, { action: 'ask' });
		const { body } = await desk.server.get<{ id: string }>('/api/users/me', { token: gone });
		const removed = await desk.server.call('DELETE', `/api/users/agents/${body.id}`, undefined, { token: desk.admin });
		expect(removed.status).toBe(200);
		expect(await desk.read(id, desk.other)).toMatchObject({ assignedTo: null, check: null, isPersonalDataOpen: false });
	});
});

describe('the visa', () => {
	const attach = async (id: string, token: string, form = pdf(), traveller?: number) => {
		const { version } = await desk.read(id, desk.admin);
		const options = { token, query: { version: String(version), ...(traveller && { traveller: String(traveller) }) } };
		return desk.server.call<{ visas: { key: string }[]; code?: string; errors?: object[] }>(
			'POST',
			`/api/visa-requests/${id}/visas`,
			form,
			options,
		);
	};
	const linkOf = (id: string, key: string | undefined, token: string) =>
		desk.server.get<VisaLink>(`/api/visa-requests/${id}/visas/${key}/link`, { token });

	it('[DSH-13] is kept sealed, and opens to its traveller once it is decided', async () => {
		const id = await desk.atEmbassy();
		const { status, body } = await attach(id, desk.agent, pdf(), 1);
		expect(status).toBe(201);
		// Whoever travels alone needn't be told whose it is.
		expect(body.visas).toMatchObject([{ traveller: null }]);
		const key = body.visas[0]?.key ?? '';
		expect((await readFile(join(desk.server.folder, 'uploads', key), 'latin1')).includes('%PDF')).toBe(false);
		expect((await desk.read(id, desk.traveller.token)).visas).toEqual([]);
		expect((await linkOf(id, key, desk.traveller.token)).status).toBe(404);
		expect((await linkOf(id, key, desk.other)).status).toBe(404);
		await desk.actNow(id, 'status', desk.agent, { status: 'APPROVED' });
		expect((await desk.read(id, desk.traveller.token)).visas).toMatchObject([{ key }]);
		const { body: link } = await linkOf(id, key, desk.traveller.token);
		const file = await desk.server.get(link.url);
		expect([file.status, file.text, file.headers['content-type']]).toEqual([200, '%PDF-1.7 a visa', 'application/pdf']);
		expect(String(file.headers['content-disposition'])).toMatch(/^attachment; filename="viza-VZ-/);
		expect((await desk.server.get(link.url.replace('signature=', 'signature=x'))).status).toBe(404);
		desk.server.clock.forward(11 * 60_000);
		expect((await desk.server.get(link.url)).status).toBe(404);
		desk.server.clock.forward(-11 * 60_000);
		expect((await kindsOf(id)).slice(0, 4)).toEqual(['visa-downloaded', 'moved', 'visa-attached', 'moved']);
	});

	it('[DSH-13] [UPL-11] of a group is one’s of them or everybody’s: told in their order, and in the file’s name', async () => {
		const id = await desk.atEmbassy({ peopleCount: 3 });
		for (const traveller of [3, undefined, 1]) await attach(id, desk.agent, pdf(), traveller);
		const refused = await attach(id, desk.agent, pdf(), 4);
		expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ field: 'traveller' })]]);
		await desk.actNow(id, 'status', desk.agent, { status: 'APPROVED' });
		const { visas } = await desk.read(id, desk.traveller.token);
		expect(visas.map(({ traveller }) => traveller)).toEqual([null, 1, 3]);
		const nameOf = async (key: string) => {
			const { url } = (await linkOf(id, key, desk.traveller.token)).body;
			return String((await desk.server.get(url)).headers['content-disposition']);
		};
		expect(await Promise.all(visas.map(({ key }) => nameOf(key)))).toEqual([
			expect.stringMatching(/"viza-VZ-\w{4}-\w{4}\.pdf"$/),
			expect.stringMatching(/"viza-VZ-\w{4}-\w{4}-1\.pdf"$/),
			expect.stringMatching(/"viza-VZ-\w{4}-\w{4}-3\.pdf"$/),
		]);
	});

	it.each([
		['an image', () => pdf('\u0089PNG'), 415],
		['more than 10 MB', () => pdf(`%PDF-${'x'.repeat(10 * 1024 * 1024)}`), 413],
		['nothing', () => new FormData(), 400],
	])('%s is refused', async (_name, form, wanted) => {
		const id = await desk.atEmbassy();
		const refused = await attach(id, desk.agent, form());
		expect([refused.status, refused.body.code]).toEqual([wanted, 'UPLOAD_REFUSED']);
		expect((await desk.read(id, desk.admin)).visas).toEqual([]);
	});

	it('is not attached before the embassy has the case, and can be taken away again', async () => {
		const early = await desk.inReview();
		expect((await attach(early, desk.agent)).status).toBe(409);
		const id = await desk.atEmbassy();
		const key = (await attach(id, desk.agent)).body.visas[0]?.key ?? '';
		const { version } = await desk.read(id, desk.admin);
		const path = `/api/visa-requests/${id}/visas/${key}`;
		const query = { version: String(version) };
		const gone = await desk.server.call<VisaRequestRow>('DELETE', path, undefined, { token: desk.agent, query });
		expect(gone.body).toMatchObject({ visas: [], version: version + 1 });
		expect(await desk.server.deps.storage.get(key)).toBeNull();
	});

	it('[DSH-13] its traveller reads of it once the embassy has decided, and when it is taken away', async () => {
		const id = await desk.atEmbassy();
		const key = (await attach(id, desk.agent)).body.visas[0]?.key ?? '';
		// Nobody learns of a visa before the embassy's decision is told.
		expect((await toldTo(id, desk.traveller.token))[0]).toBe('moved');
		await desk.actNow(id, 'status', desk.agent, { status: 'APPROVED' });
		const before = (await desk.server.mails(desk.traveller.email)).length;
		const query = { version: String((await desk.read(id, desk.admin)).version) };
		await desk.server.call('DELETE', `/api/visa-requests/${id}/visas/${key}`, undefined, { token: desk.agent, query });
		const letters = (await desk.server.mails(desk.traveller.email)).slice(before);
		expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Viza faylı geri götürüldü: VZ-/)]);
		expect((await toldTo(id, desk.traveller.token)).slice(0, 3)).toEqual(['visa-removed', 'moved', 'visa-attached']);
	});

	it('[ACC-05] [UPL-11] of one of a group is told by their number, so that nobody takes another’s for the wrong file', async () => {
		const id = await desk.atEmbassy({ peopleCount: 2 });
		await attach(id, desk.agent, pdf(), 1);
		await desk.actNow(id, 'status', desk.agent, { status: 'APPROVED' });
		const before = (await desk.server.mails(desk.traveller.email)).length;
		const { visas } = (await attach(id, desk.agent, pdf(), 2)).body;
		const query = { version: String((await desk.read(id, desk.admin)).version) };
		const path = `/api/visa-requests/${id}/visas/${visas[1]?.key}`;
		await desk.server.call('DELETE', path, undefined, { token: desk.agent, query });
		const letters = (await desk.server.mails(desk.traveller.email)).slice(before);
		expect(letters.map(({ text }) => text)).toEqual([
			expect.stringContaining('səyahətçi 2 üçün viza'),
			expect.stringContaining('səyahətçi 2 üçün əlavə olunmuş fayl səhv idi'),
		]);
	});

	it('[ACC-05] of somebody who travels alone is told without a number', async () => {
		const id = await desk.atEmbassy();
		await desk.actNow(id, 'status', desk.agent, { status: 'APPROVED' });
		const before = (await desk.server.mails(desk.traveller.email)).length;
		await attach(id, desk.agent, pdf(), 1);
		const [letter] = (await desk.server.mails(desk.traveller.email)).slice(before);
		expect(letter?.text).toMatch(/üzrə viza müraciətin/);
	});

	it('is attached to nobody’s request no more', async () => {
		const id = await desk.atEmbassy();
		await desk.actNow(id, 'status', desk.agent, { status: 'APPROVED' });
		const { users, visaRequests } = tables;
		const [row] = await desk.server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
		const whose = eq(users.id, row?.userId ?? '');
		await desk.server.db.update(users).set({ deletedAt: new Date() }).where(whose);
		const refused = await attach(id, desk.agent);
		await desk.server.db.update(users).set({ deletedAt: null }).where(whose);
		expect([refused.status, refused.body.code]).toEqual([409, 'STATE_CONFLICT']);
	});
});

describe('who somebody is', () => {
	it('[DSH-12] is told to whose case it is alone, and each look is written down once', async () => {
		const id = await desk.paid();
		const hidden = await desk.read(id, desk.agent);
		expect(hidden).toMatchObject({
			isPersonalDataOpen: false,
			traveller: { phone: null, dateOfBirth: null, gender: null },
		});
		expect((await desk.server.get(`/api/uploads/${hidden.documents[0]?.key}/link`, { token: desk.agent })).status).toBe(
			404,
		);
		await desk.act(id, 'claim', desk.agent);
		expect((await desk.read(id, desk.agent)).traveller).toMatchObject({ phone: '+994501234567', gender: 'female' });
		await desk.read(id, desk.agent);
		const views = (await kindsOf(id)).filter((kind) => kind === 'data-viewed');
		expect(views).toHaveLength(1);
		desk.server.clock.forward(11 * 60_000);
		await desk.read(id, desk.agent);
		desk.server.clock.forward(-11 * 60_000);
		expect((await kindsOf(id)).filter((kind) => kind === 'data-viewed')).toHaveLength(2);
	});

	it('[DSH-12] is not told by what was written to the traveller, or answered', async () => {
		const id = await desk.inReview();
		await desk.actNow(id, 'information', desk.agent, { text: 'Telefonunuz?', until: tomorrow() });
		await desk.actNow(id, 'information/answer', desk.traveller.token, { text: '+994 55 000 00 00' });
		await desk.act(id, 'messages', desk.agent, { text: 'Salam, Leyla xanım' });
		await desk.act(id, 'notes', desk.agent, { text: 'Daxili' });
		await desk.act(id, 'release', desk.agent);
		const closed = await desk.read(id, desk.other);
		expect(closed.information).toMatchObject([{ text: 'Telefonunuz?', answer: null, documents: [] }]);
		expect(closed.staffNotes.map(({ text }) => text)).toEqual(['Daxili']);
		await desk.act(id, 'claim', desk.other);
		expect((await desk.read(id, desk.other)).staffNotes).toHaveLength(2);
	});

	it('[DSH-12] is written down too when it comes with an answer to work, or by the person alone', async () => {
		const id = await desk.paid();
		expect((await desk.act(id, 'claim', desk.agent)).body.traveller.phone).toBe('+994501234567');
		expect(await kindsOf(id)).toContain('data-viewed');
		const { traveller } = await desk.read(id, desk.admin);
		await desk.server.get(`/api/users/${traveller.id}`, { token: desk.admin });
		await desk.server.get(`/api/users/${traveller.id}`, { token: desk.admin });
		await desk.server.get(`/api/users/${desk.ids.other}`, { token: desk.admin });
		const query = { kind: 'data-viewed', subject: 'user', actor: desk.ids.admin };
		const { body } = await desk.server.get<Page<AuditEvent>>('/api/events', { token: desk.admin, query });
		expect(body.data.map(({ subjectId }) => subjectId)).toEqual([traveller.id]);
	});
});

describe('one’s own journey', () => {
	it('[DSH-13] is worked on by others', async () => {
		const { users, visaRequests } = tables;
		const id = await desk.paid();
		const [row] = await desk.server.db.select().from(visaRequests).where(eq(visaRequests.id, id));
		const owner = eq(users.id, row?.userId ?? '');
		await desk.server.db.update(users).set({ role: 'agent' }).where(owner);
		const own = desk.traveller.token;
		expect((await desk.act(id, 'claim', own)).status).toBe(403);
		expect((await desk.server.post('/api/desk/take-next', {}, { token: own })).status).not.toBe(500);
		expect((await desk.read(id, desk.admin)).assignedTo).toBeNull();
		const given = await desk.actNow(id, 'assign', desk.admin, { agentId: row?.userId });
		expect(given).toMatchObject({ status: 422, body: { errors: [{ field: 'agentId' }] } });
		// An id in capitals is the same person's.
		const capitals = row?.userId.toUpperCase() ?? '';
		const again = await desk.actNow(id, 'assign', desk.admin, { agentId: capitals });
		expect(again).toMatchObject({ status: 422, body: { errors: [{ field: 'agentId' }] } });
		const { version } = await desk.read(id, desk.admin);
		const order = { agentId: capitals, requests: [{ id, version }] };
		const many = await desk.server.post<AssignedMany>('/api/desk/assign', order, { token: desk.admin });
		expect(many.body).toMatchObject({ changed: 0, refused: 1 });
		expect((await desk.read(id, desk.admin)).assignedTo).toBeNull();
		await desk.server.db.update(users).set({ role: 'admin' }).where(owner);
		expect((await desk.actNow(id, 'status', own, { status: 'IN_REVIEW' })).status).toBe(403);
		expect((await desk.actNow(id, 'refund', own, { reason: 'x' })).status).toBe(403);
		await desk.server.db.update(users).set({ role: 'client' }).where(owner);
	});

	it('[DSH-13] tells whoever travels no more of it than any traveller, whatever else they may open', async () => {
		const { users } = tables;
		const id = await desk.inReview();
		await desk.actNow(id, 'check', desk.agent, { action: 'ask', reason: 'Sənədi bir də yoxlayın' });
		const { traveller } = await desk.read(id, desk.admin);
		const owner = eq(users.id, traveller.id);
		const own = desk.traveller.token;
		const before = await toldTo(id, own);
		try {
			for (const role of ['agent', 'admin'] as const) {
				await desk.server.db.update(users).set({ role }).where(owner);
				expect([role, await toldTo(id, own)]).toEqual([role, before]);
			}
		} finally {
			await desk.server.db.update(users).set({ role: 'client' }).where(owner);
		}
		expect(before).not.toContain('check-asked');
		expect(await kindsOf(id)).toContain('check-asked');
	});

	it('[DSH-13] tells them what they did with it themselves as their own doing', async () => {
		const { users } = tables;
		const own = desk.traveller.token;
		const id = await desk.paid();
		const { traveller } = await desk.read(id, desk.admin);
		const owner = eq(users.id, traveller.id);
		await desk.server.db.update(users).set({ role: 'agent' }).where(owner);
		try {
			expect((await desk.server.post(`/api/visa-requests/${id}/cancel`, undefined, { token: own })).status).toBe(200);
			const { body } = await desk.server.get<Page<RequestEvent>>(`/api/visa-requests/${id}/events`, { token: own });
			const cancelled = body.data.find(({ to }) => to === 'CANCELLED');
			// The reason is in the server's own words, which are for staff.
			expect(cancelled).toMatchObject({ actor: { id: traveller.id }, reason: null });
		} finally {
			await desk.server.db.update(users).set({ role: 'client' }).where(owner);
		}
	});
});
