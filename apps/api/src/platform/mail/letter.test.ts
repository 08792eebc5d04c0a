import { describe, expect, it } from 'vitest';
import { writeLetter } from './writeLetter';

describe('[ACC-06] a letter', () => {
	const letter = {
		to: 'sehla@poct.example',
		subject: 'Ödəniş qəbul olundu: VZ-7K3M-2QXD',
		title: 'İzahat & <b>ödəniş</b>',
		paragraphs: ['Salam, Şəhla!', 'Nəticə ən geci 8 dekabr 2026 hazır olacaq.'],
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
		expect(html).toContain('İzahat &amp; &lt;b&gt;ödəniş&lt;/b&gt;');
		expect(html).toContain('href="https://viza.example/applications/1?a=1&amp;b=2"');
		expect(html).toMatch(/<html[^>]* lang="az"/);
		expect(html).toContain('prefers-color-scheme: dark');
		expect(html).toContain('name="color-scheme" content="light dark"');
		expect(html).not.toMatch(/<img|<script|https?:\/\/(?!viza\.example|www\.w3\.org)/);
	});

	it('has a text part with the same words and whole addresses', async () => {
		const { text } = await writeLetter(letter);
		expect(text).toContain('> Birinci sətir\n> ikinci "sətir"');
		expect(text).toContain('Ölkə: İtaliya');
		expect(text).toContain('Ödənilib: 95 AZN');
		expect(text).toContain('Müraciətə bax:\nhttps://viza.example/applications/1?a=1&b=2\n');
		expect(text).not.toMatch(/<(?!b>|\/b>)/);
	});
});
