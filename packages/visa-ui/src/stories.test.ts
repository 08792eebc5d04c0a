import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./components/', import.meta.url));
const names = readdirSync(folder, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);

describe('every component', () => {
	it.each(names)('%s has an index and a story', (name) => {
		const missing = ['index.ts', `${name}.stories.tsx`].filter((file) => !existsSync(`${folder}${name}/${file}`));
		expect(missing).toEqual([]);
	});
});
