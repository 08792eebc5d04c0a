import type { VisaRequestDetail } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock';
import type { Mail } from '../../platform/mail';
import { type Desk, openDesk } from '../../testing/desk';
import { atBank, createPaid, createRequest, newTraveller } from '../../testing/people';
import { PUBLIC_URL } from '../../testing/server';

let desk: Desk;
// A clock that was moved forward ends the staff's sessions.
beforeEach(async () => {
	desk = await openDesk();
});
afterEach(() => desk.server.close());

/** What a traveller received about a request; the queue keeps no order. */
const lettersOf = async (email: string, reference: string): Promise<Mail[]> =>
	(await desk.server.mails(email)).filter(({ subject }) => subject.includes(reference));
const subjects = async (email: string, reference: string) =>
	(await lettersOf(email, reference)).map(({ subject }) => subject.replace(`: ${reference}`, '')).sort();
const sweep = () => desk.server.services.jobs.sweep({}, '');

describe('[ACC-06] letters of a request', () => {
	it('follow the work of the staff to the decision', async () => {
		const { server, traveller, agent, other, act, actNow, inReview, read } = desk;
		const id = await inReview();
		await actNow(id, 'information', agent, { text: 'Otel sifarişi\nlazımdır', until: dayAfter(3) });
		const { version, reference } = await read(id, agent);
		await server.post(`/api/visa-requests/${id}/information/answer`, { text: 'Budur', version }, traveller);
		await actNow(id, 'check', agent, { action: 'ask' });
		await act(id, 'claim', other);
		await actNow(id, 'check', other, { action: 'approve' });
		await actNow(id, 'status', agent, { status: 'REJECTED', reason: 'Sənəd çatmır' });
		expect(await subjects(traveller.email, reference)).toEqual(
			[
				'Müraciətiniz yaradıldı',
				'Ödəniş qəbul olundu',
				'Müraciətiniz baxışdadır',
				'Əlavə məlumat lazımdır',
				'Müraciətiniz səfirliyə göndərildi',
				'Viza verilmədi',
			].sort(),
		);
		const all = await lettersOf(traveller.email, reference);
		for (const { text } of all) expect(text).toContain(`${PUBLIC_URL}/applications/${id}`);
		expect(all.map(({ text }) => text).join()).toContain('> Otel sifarişi\n> lazımdır');
		expect(all.map(({ text }) => text).join()).toContain('> Sənəd çatmır');
	});

	it('go out when it is made, declined, and paid, each leading to its page', async () => {
		const { server } = desk;
		const { email, token } = await newTraveller(server);
		const { id, reference, paymentUrl } = await createRequest(server, token);
		await atBank(server, paymentUrl, 'decline');
		const again = await server.post<{ paymentUrl: string }>(`/api/visa-requests/${id}/reopen-payment`, undefined, {
			token,
		});
		await atBank(server, again.body.paymentUrl, 'pay');
		expect(await subjects(email, reference)).toEqual(
			['Müraciətiniz yaradıldı', 'Bank ödənişi qəbul etmədi', 'Ödəniş qəbul olundu'].sort(),
		);
		const { totalPrice } = (await server.get<VisaRequestDetail>(`/api/visa-requests/${id}`, { token })).body;
		for (const { text, html } of await lettersOf(email, reference)) {
			expect(text).toContain(`${PUBLIC_URL}/applications/${id}`);
			expect(html).toContain(`href="${PUBLIC_URL}/applications/${id}`);
			expect(text).toContain(formatMoney(totalPrice));
			// Neither the passport nor the identity.
			expect(text + html).not.toMatch(/\/uploads\/|1990|Əliyeva/);
		}
		const paid = (await lettersOf(email, reference)).find(({ subject }) => subject.startsWith('Ödəniş qəbul'));
		expect(paid?.text).toContain(`${PUBLIC_URL}/applications/${id}/receipt`);
		expect(paid?.text).toMatch(/Nəticə ən geci \d+\s[a-zəıçöğşü]+\s\d{4} tarixində hazır olacaq/);
	});

	it('remind once, a day before the request ends unpaid, and tell of its end', async () => {
		const { server } = desk;
		const { email, token } = await newTraveller(server);
		const { reference, paymentUrl } = await createRequest(server, token);
		await atBank(server, paymentUrl, 'cancel');
		await sweep();
		expect(await subjects(email, reference)).not.toContain('Ödəniş müddəti bitir');
		server.clock.forward(49 * HOUR_MS);
		await Promise.all([sweep(), sweep()]);
		await sweep();
		const reminders = (await subjects(email, reference)).filter((subject) => subject === 'Ödəniş müddəti bitir');
		expect(reminders).toHaveLength(1);
		server.clock.forward(24 * HOUR_MS);
		await sweep();
		expect(await subjects(email, reference)).toContain('Müraciətin müddəti bitdi');
	});

	it('do not remind whoever has paid', async () => {
		const { server } = desk;
		const { email, token } = await newTraveller(server);
		const { reference } = await createPaid(server, token);
		server.clock.forward(49 * HOUR_MS);
		await sweep();
		expect(await subjects(email, reference)).toEqual(['Müraciətiniz yaradıldı', 'Ödəniş qəbul olundu'].sort());
	});

	it('[PAY-05] tell whoever is late paid for what was cancelled how the money comes back, and nobody else', async () => {
		const { server } = desk;
		const { email, token } = await newTraveller(server);
		const late = await createRequest(server, token);
		await atBank(server, late.paymentUrl, 'later');
		await server.post(`/api/visa-requests/${late.id}/cancel`, undefined, { token });
		await atBank(server, late.paymentUrl, 'pay');
		const inTime = await createPaid(server, token);
		const paidText = async (reference: string) =>
			(await lettersOf(email, reference)).find(({ subject }) => subject.startsWith('Ödəniş qəbul'))?.text;
		const wayBack = /bağlanmışdı.*ləğv edin.*kartınıza qaytarılacaq/;
		expect(await paidText(late.reference)).toMatch(wayBack);
		expect(await paidText(inTime.reference)).not.toMatch(wayBack);
	});

	it('tell of a cancellation and of the money that goes back', async () => {
		const { server } = desk;
		const { email, token } = await newTraveller(server);
		const { id, reference } = await createPaid(server, token);
		await server.post(`/api/visa-requests/${id}/cancel`, undefined, { token });
		expect(await subjects(email, reference)).toEqual(
			['Müraciətiniz yaradıldı', 'Ödəniş qəbul olundu', 'Müraciət ləğv olundu', 'Ödəniş geri qaytarıldı'].sort(),
		);
	});
});

function dayAfter(days: number): string {
	const at = new Date(desk.server.clock.now().getTime() + days * 24 * HOUR_MS);
	return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baku' }).format(at);
}
