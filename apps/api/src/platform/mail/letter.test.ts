import { render } from '@react-email/render';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LetterView } from './LetterView';
import { type Letter, previewOf } from './letter';
import { drawnOnce } from './letterPages';
import { writeLetter } from './writeLetter';

describe('[ACC-06] a letter', () => {
	const letter = {
		to: 'sehla@poct.example',
		language: 'az' as const,
		subject: 'Ödəniş qəbul olundu: VZ-7K3M-2QXD',
		title: 'İzahat & <b>ödəniş</b>',
		paragraphs: ['Salam, Şəhla!', 'Nəticə ən geci 8 dekabr 2026 tarixində hazır olacaq.'],
		quote: 'Birinci sətir\nikinci "sətir"',
		code: '123456',
		facts: [{ term: 'Ölkə', value: 'İtaliya' }],
		sums: { rows: [{ text: 'Xidmət haqqı', amount: '60 AZN' }], total: { text: 'Ödənilib', amount: '95 AZN' } },
		button: { label: 'Müraciətə bax', url: 'https://viza.example/applications/1?a=1&b=2' },
		link: { label: 'Qəbz', url: 'https://viza.example/applications/1/receipt' },
		note: 'Kiçik yazı',
	};

	it('is HTML that says everything, escapes what people wrote, and knows the dark theme', async () => {
		const { html } = await writeLetter(letter);
		for (const words of ['Salam, Şəhla!', '123456', 'İtaliya', '60 AZN', '95 AZN', 'Müraciətə bax', 'Kiçik yazı'])
			expect(html).toContain(words);
		expect(html).toContain('İzahat &#38; &#60;b&#62;ödəniş&#60;/b&#62;');
		expect(html).toContain('href="https://viza.example/applications/1?a=1&#38;b=2"');
		expect(html).toMatch(/<html[^>]* lang="az"/);
		expect(html).toContain('prefers-color-scheme: dark');
		expect(html).toContain('name="color-scheme" content="light dark"');
		expect(html).not.toMatch(/<img|<script|https?:\/\/(?!viza\.example|www\.w3\.org)/);
	});

	it.each(['az', 'en', 'ru'] as const)('[ACC-10] says in its HTML that it is in %s', async (language) => {
		const { html } = await writeLetter({ ...letter, language });
		expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
	});

	it('[ACC-10] that an earlier version has queued is in Azerbaijani', async () => {
		const { language: _, ...earlier } = letter;
		expect((await writeLetter(earlier)).html).toMatch(/<html[^>]* lang="az"/);
	});

	it('has a text part with the same words and whole addresses', async () => {
		const { text } = await writeLetter(letter);
		expect(text).toContain('> Birinci sətir\n> ikinci "sətir"');
		expect(text).toContain('Ölkə: İtaliya');
		expect(text).toContain('Ödənilib: 95 AZN');
		expect(text).toContain('Müraciətə bax:\nhttps://viza.example/applications/1?a=1&b=2\n');
		expect(text).not.toMatch(/<(?!b>|\/b>)/);
	});

	/** Both ways of encoding a character mean the same. */
	const named: Record<string, string> = {
		'&#38;': '&amp;',
		'&#60;': '&lt;',
		'&#62;': '&gt;',
		'&#34;': '&quot;',
		'&#39;': '&#x27;',
	};
	const { quote, code, facts, sums, button, link, note, ...least } = letter;
	it.each<[string, Letter]>([
		['all parts', letter],
		['no part but its words', least],
		['a quote that is empty', { ...least, quote: '', note: '', paragraphs: [] }],
		['signs of places', { ...least, title: '\uE0001\uE001 $1 $& <', facts: [{ term: '\uE0000\uE001', value: '0' }] }],
		['a long beginning', { ...letter, paragraphs: ['"Uzun" & sətir. '.repeat(30)] }],
	])('with %s is what it would be if it was drawn for itself', async (_, one) => {
		const { html } = await writeLetter(one);
		const drawn = await render(createElement(LetterView, { letter: one, preview: previewOf(one) }));
		expect(html.replace(/&#\d+;/g, (sign) => named[sign] ?? sign)).toBe(drawn);
	});

	it('is drawn once for all that have the same parts', async () => {
		let drawn = 0;
		const htmlOf = drawnOnce(async ({ title, facts: [fact] = [] }, preview) => {
			drawn += 1;
			return `${preview}|${title}|${fact?.value}`;
		});
		const other = {
			...letter,
			title: 'Başqa',
			paragraphs: ['Salam, Orxan!', 'Sətir'],
			facts: [{ term: 'Ölkə', value: 'Yaponiya' }],
		};
		expect(await htmlOf(letter)).toMatch(/\|İzahat &#38; &#60;b&#62;ödəniş&#60;\/b&#62;\|İtaliya$/);
		expect(await htmlOf(other)).toMatch(/^Salam, Orxan!.{130,}\|Başqa\|Yaponiya$/);
		expect(drawn).toBe(1);
		await htmlOf(least);
		expect(drawn).toBe(2);
	});

	it('that could not be drawn is tried anew', async () => {
		let tries = 0;
		const htmlOf = drawnOnce(async ({ title }) => {
			tries += 1;
			if (tries === 1) throw new Error('not now');
			return title;
		});
		await expect(htmlOf(letter)).rejects.toThrow('not now');
		expect(await htmlOf(least)).toContain('İzahat');
		expect(await htmlOf(letter)).toContain('İzahat');
	});
});
