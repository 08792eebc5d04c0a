import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { otherNames } from './otherNames';

const source = fileURLToPath(new URL('../', import.meta.url));
const titleIn = (path: string) =>
	/\btitle[:=]\s*["']([A-Z]\w+\/.+?)["']/.exec(readFileSync(source + path, 'utf8'))?.[1];
const titles = readdirSync(source, { recursive: true, encoding: 'utf8' })
	.filter((path) => /\.(mdx|stories\.tsx)$/.test(path))
	.flatMap((path) => titleIn(path) ?? []);

describe('what designers also call things', () => {
	it('belongs to a page that there is', () => {
		expect(Object.keys(otherNames).filter((title) => !titles.includes(title))).toEqual([]);
	});

	it.each(Object.entries(otherNames))('%s: none is the title itself, and each is said once', (title, names) => {
		const own = (title.split('/')[1] ?? '').toLowerCase();
		expect(names).not.toContain(own);
		expect(new Set(names).size).toBe(names.length);
		expect(names).toEqual(names.map((name) => name.toLowerCase()));
	});
});
