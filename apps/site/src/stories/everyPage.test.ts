import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allAddresses } from '../addresses';

it('every page of the site can be tried out in any scenario', () => {
	const texts = readdirSync(import.meta.dirname)
		.filter((name) => name.endsWith('.stories.tsx'))
		.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
	const shown = texts.flatMap((text) => [...text.matchAll(/\bpage\(\s*'(.*?)'/g)].map(([, address]) => address));
	expect(
		allAddresses.filter((address) => !shown.includes(address)),
		'a story made with `page()` is missing for these: add the list, the new and the edit page of a section to ' +
			'`Sections.stories.tsx`, and any other page to the file of its chapter beside it',
	).toEqual([]);
});
