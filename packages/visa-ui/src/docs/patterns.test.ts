import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./patterns/', import.meta.url));
const components = readdirSync(new URL('../components/', import.meta.url));
const headings = ['When to use', 'Do and don’t', 'Words to use', 'Made of'];

describe.each(readdirSync(folder))('the pattern %s', (file) => {
	const page = readFileSync(folder + file, 'utf8').replaceAll("'", '’');

	it('says when to use it, draws it live, right beside wrong, and gives its words', () => {
		expect([...page.matchAll(/^## (.+)$/gm)].map(([, words]) => words)).toEqual(headings);
		expect(page).toMatch(/<Example/);
		expect(page.match(/<Pair/g)?.length).toBeGreaterThan(1);
		expect(page).toMatch(/<Words\s+of=/);
	});

	it('names the components that it is made of', () => {
		const [, list = ''] = /<MadeOf\s+names=\{\[([^\]]*)\]/.exec(page) ?? [];
		const names = [...list.matchAll(/’(\w+)’/g)].map(([, name]) => name);
		expect(names.length).toBeGreaterThan(2);
		expect(names.filter((name) => !components.includes(name ?? ''))).toEqual([]);
	});
});
