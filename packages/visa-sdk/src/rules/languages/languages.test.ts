import { describe, expect, it } from 'vitest';
import { listMessages } from '../listMessages';
import { messages } from '../messages';
import { sentences, waitOf } from '../sentences';
import { uploadMessages } from '../upload';
import { languages, speeches, translator } from '.';

const all = [messages, sentences, listMessages, uploadMessages].flatMap((catalogue) =>
	Object.values<string>(catalogue),
);
/** No letters except those of codes and examples. */
const withoutCodes = (sentence: string) => sentence.replaceAll(/[A-Z]{2,}[\w-]*|\S+@\S+|\S+\.svg|Idempotency-Key/g, '');

describe('[ACC-09] every sentence that the service can say', () => {
	it.each([
		['en', /[a-z]/i, /[əğışçöü]|\p{Script=Cyrillic}/iu],
		['ru', /\p{Script=Cyrillic}/u, /[əğışçöü]/iu],
	] as const)('is said in %s, in its own letters', (language, own, foreign) => {
		const { said } = speeches[language];
		for (const sentence of all) {
			expect(said(sentence), sentence).not.toBe(sentence);
			expect(withoutCodes(said(sentence)), sentence).toMatch(own);
			expect(withoutCodes(said(sentence)), sentence).not.toMatch(foreign);
			// An unfinished sentence stays unfinished: e-mails and notices are composed from them.
			expect(said(sentence).endsWith('.'), said(sentence)).toBe(sentence.endsWith('.'));
		}
	});

	it('is itself in Azerbaijani, and what is no sentence of the service stays as it is everywhere', () => {
		for (const sentence of all) expect(speeches.az.said(sentence)).toBe(sentence);
		for (const language of languages) expect(speeches[language].said('Salam, dünya')).toBe('Salam, dünya');
	});

	it('groups digits as its language does: with a dot in Azerbaijani, with a space in Russian', () => {
		for (const sentence of all) {
			expect(sentence).not.toMatch(/\d\s\d{3}/);
			expect(speeches.ru.said(sentence), sentence).not.toMatch(/\d[.,]\d{3}(?!\d)/);
		}
	});

	it('means one thing: where two are equal in Azerbaijani they are equal everywhere', () => {
		const table = new Map<string, string>();
		for (const language of ['en', 'ru'] as const) {
			for (const sentence of all) {
				const before = table.get(language + sentence);
				const now = speeches[language].said(sentence);
				if (before !== undefined) expect(now).toBe(before);
				table.set(language + sentence, now);
			}
		}
		expect(translator([[{ a: 'bir' }, { a: 'one' }]])('bir')).toBe('one');
	});

	it('counts as its language does', () => {
		const wait = (language: 'az' | 'en' | 'ru', seconds: number) => speeches[language].tryAgainIn(...waitOf(seconds));
		expect([1, 40, 60, 61, 3600, 7201].map((seconds) => wait('en', seconds))).toEqual([
			...['Try again in 1 second.', 'Try again in 40 seconds.', 'Try again in 1 minute.', 'Try again in 2 minutes.'],
			...['Try again in 1 hour.', 'Try again in 3 hours.'],
		]);
		expect([1, 22, 45, 61, 3601].map((seconds) => wait('ru', seconds))).toEqual([
			...['Повторите через 1 секунду.', 'Повторите через 22 секунды.', 'Повторите через 45 секунд.'],
			...['Повторите через 2 минуты.', 'Повторите через 2 часа.'],
		]);
		expect(wait('az', 61)).toBe('2 dəqiqədən sonra yenidən cəhd edin.');
	});
});
