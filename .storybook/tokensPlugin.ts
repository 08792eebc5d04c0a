import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { tokensOf } from '../packages/visa-ui/src/docs/tokensOf.ts';

const id = 'virtual:component-tokens';
const source = fileURLToPath(new URL('../packages/visa-ui/src/', import.meta.url));

function readSources(): Record<string, string> {
	const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
		/^(components|field|overlay|theme)\/.*(\.tsx|\.css\.ts|index\.ts)$/.test(path),
	);
	return Object.fromEntries(paths.map((path) => [`/${path}`, readFileSync(source + path, 'utf8')]));
}

/** Gives documentation pages the tokens that each component's style sheets name. */
export function tokensPlugin(): Plugin {
	return {
		name: 'component-tokens',
		resolveId: (name) => (name === id ? `\0${id}` : undefined),
		load(name) {
			if (name !== `\0${id}`) return;
			const sources = readSources();
			const names = readdirSync(`${source}components`);
			return `export default ${JSON.stringify(Object.fromEntries(names.map((one) => [one, tokensOf(one, sources)])))}`;
		},
	};
}
