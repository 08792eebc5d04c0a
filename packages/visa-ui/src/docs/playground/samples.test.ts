import { expect, it } from 'vitest';
import { codeIn, samples } from './samples';

it.each(samples)(
	'[LIB-02] the example “$label” says everything in the language asked for, and stays the same code',
	({ code }) => {
		for (const language of ['en', 'ru'] as const) {
			const own = codeIn(code, language);
			// A name in another alphabet is what is wrong in a form.
			expect(own.replaceAll('Мəmmədova', '')).not.toMatch(/[əğışçöü]|Davam/i);
			const tagsOf = (text: string) => text.match(/<\/?\w+|day\('[\d-]+'\)/g);
			expect(tagsOf(own)).toEqual(tagsOf(code));
		}
		expect(codeIn(code, 'az')).toBe(code);
	},
);
