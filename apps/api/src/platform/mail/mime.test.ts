import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { GiveUp } from '../giveUp';
import { mimeOf } from './mime';

const mail = {
	to: 'sehla@poct.example',
	subject: 'Ödəniş qəbul olundu, müraciətinizə baxılır və nəticə ən geci sabah hazır olacaq: VZ-7K3M-2QXD 🛂',
	text: 'Salam, Şəhla!\n\n> .\n--\nFrom Bakı\n',
	html: `<p>Salam, Şəhla! ${'ə'.repeat(3000)}</p>`,
};
const now = new Date('2026-11-27T20:00:00Z');

describe('[ACC-06] an e-mail in a file', () => {
	const raw = (text: string) => mimeOf({ ...mail, text }, '7f', now, true);

	it('shows its text to whoever opens the file, and is the same e-mail to a mail program', async () => {
		const text = 'Salam, Şəhla!\n\nKodunuz: 123456\n> .\n--\nFrom Bakı\n';
		expect(raw(text).toString()).toContain('Salam, Şəhla!\r\n\r\nKodunuz: 123456\r\n');
		const read = await PostalMime.parse(raw(text));
		expect([read.subject, read.text, read.html]).toEqual([mail.subject, text, mail.html]);
		expect(read.attachments).toEqual([]);
	});

	it('encodes a text that would end its part, or whose lines are too long', async () => {
		const [, boundary = ''] = /boundary="([^"]+)"/.exec(raw('').toString()) ?? [];
		for (const text of [`--${boundary}-- here\n--${boundary}--\nb\n`, `${'ə'.repeat(500)}\n`]) {
			expect(raw(text).toString()).not.toContain(text.split('\n')[0] ?? '');
			expect((await PostalMime.parse(raw(text))).text).toBe(text);
		}
	});
});

describe('[ACC-06] an e-mail as it is sent', () => {
	it('is read exactly as it was written', async () => {
		const read = await PostalMime.parse(mimeOf(mail, '7f', now));
		expect(read).toMatchObject({
			from: { name: 'Viza', address: 'no-reply@viza.az' },
			to: [{ address: 'sehla@poct.example' }],
			subject: mail.subject,
			messageId: '<7f@viza.az>',
			date: now.toISOString(),
		});
		expect([read.text, read.html]).toEqual([mail.text, mail.html]);
		expect(read.attachments).toEqual([]);
	});

	it('is ASCII in short lines that end with CRLF', () => {
		const raw = mimeOf(mail, '7f', now).toString('latin1');
		expect(raw).toMatch(/^[\x20-\x7e\r\n]*\r\n$/);
		expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
	});

	it('adds no header from a subject, and refuses anything but an address', async () => {
		const subject = 'Salam\r\nBcc: a@poct.example\r\n\r\nx';
		const read = await PostalMime.parse(mimeOf({ ...mail, subject }, '7f', now));
		expect(read.headers.map(({ key }) => key)).toEqual([
			...['from', 'to', 'subject', 'message-id', 'date', 'mime-version', 'content-type'],
		]);
		expect([read.text, read.html]).toEqual([mail.text, mail.html]);
		for (const to of [
			'b@poct.example\r\nBcc: c@poct.example',
			'b@poct.example, c@poct.example',
			'Şəhla <b@poct.example>',
		])
			expect(() => mimeOf({ ...mail, to }, '7f', now)).toThrow(GiveUp);
	});

	it('is not cut short by a boundary in its own text', async () => {
		const [, boundary = ''] = /boundary="([^"]+)"/.exec(mimeOf(mail, '7f', now).toString()) ?? [];
		expect(boundary).not.toBe('');
		const html = `<p>--${boundary}--</p>\r\n--${boundary}\r\n\r\nx`;
		expect((await PostalMime.parse(mimeOf({ ...mail, html }, '7f', now))).html).toBe(html);
	});
});
