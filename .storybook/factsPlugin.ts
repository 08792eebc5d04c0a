import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Change, ComponentFacts, Facts } from '../packages/visa-ui/src/docs/facts.ts';
import { sheetsOf } from '../packages/visa-ui/src/docs/sheetsOf.ts';
import { sharedLooks, tokenUses } from '../packages/visa-ui/src/docs/tokenUses.ts';

const id = 'virtual:facts';
const root = fileURLToPath(new URL('../', import.meta.url));
const ui = `${root}packages/visa-ui/`;
const source = `${ui}src/`;
const read = (path: string) => readFileSync(path, 'utf8');
const readJson = (path: string) => JSON.parse(read(path));

function readSources(): Record<string, string> {
	const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
		/^(components|field|overlay|theme)\/.*(\.tsx|\.css\.ts|index\.ts)$/.test(path),
	);
	return Object.fromEntries(paths.map((path) => [`/${path}`, read(source + path)]));
}

/** The other components that its page links to. */
function relatedOf(name: string, names: string[]): string[] {
	const page = `${source}components/${name}/${name}.mdx`;
	const [, words = ''] = (existsSync(page) && /## When not to use\n([\s\S]*?)\n## /.exec(read(page))) || [];
	return names.filter((other) => other !== name && new RegExp(`\\b${other}\\b`).test(words));
}

/** The other components that its own file draws with. */
function madeOf(name: string, sources: Record<string, string>): string[] {
	const text = sources[`/components/${name}/${name}.tsx`] ?? '';
	const parts = [...text.matchAll(/^import \{[^}]*\} from '\.\.\/([A-Z]\w*)';$/gm)].map(([, part = '']) => part);
	return parts.filter((part) => part !== 'Icon');
}

function statusOf(name: string, sources: Record<string, string>): ComponentFacts['status'] {
	const text = sources[`/components/${name}/${name}.tsx`] ?? '';
	const [, words = ''] =
		new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:function|const) ${name}\\b`).exec(text) ?? [];
	if (words.includes('@deprecated')) return 'Deprecated';
	return /@(beta|experimental)/.test(words) ? 'Beta' : 'Stable';
}

function treeOf(name: string): string {
	const path = `${ui}looks/trees.spec.ts-kept/${name}.aria.yml`;
	return existsSync(path) ? read(path).trim() : '';
}

function readComponents(): Facts['components'] {
	const sources = readSources();
	const looks = sharedLooks(read(`${source}theme/style.css.ts`));
	const { components: sizes } = readJson(`${ui}sizes.json`) as { components: Record<string, { budget: number }> };
	const names = readdirSync(`${source}components`, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);
	return Object.fromEntries(
		names.map((name) => [
			name,
			{
				status: statusOf(name, sources),
				budget: sizes[name]?.budget ?? 0,
				path: `packages/visa-ui/src/components/${name}`,
				related: relatedOf(name, names),
				madeOf: madeOf(name, sources),
				tree: treeOf(name),
				tokens: sheetsOf(name, sources).flatMap((sheet) => tokenUses(sources[sheet] ?? '', looks)),
			},
		]),
	);
}

/** What the next version brings, from the changeset files. */
function readChanges(): Change[] {
	const folder = `${root}.changeset/`;
	const texts = readdirSync(folder)
		.filter((file) => file.endsWith('.md') && file !== 'README.md')
		.map((file) => read(folder + file));
	return texts.flatMap((text) => {
		const [, head = '', words = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
		const [, size] = /'visa-ui': (major|minor|patch)/.exec(head) ?? [];
		return size ? [{ size: size as Change['size'], words: words.trim() }] : [];
	});
}

/** The version that these pages describe: while changesets are pending, the one that they lead to. */
function nextOf(version: string, changes: readonly Change[]): string {
	const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
	const has = (wanted: Change['size']) => changes.some(({ size }) => size === wanted);
	if (has('major')) return `${major + 1}.0.0`;
	if (has('minor')) return `${major}.${minor + 1}.0`;
	return changes.length > 0 ? `${major}.${minor}.${patch + 1}` : version;
}

function readFacts(): Facts {
	const { version, repository } = readJson(`${ui}package.json`) as { version: string; repository?: { url: string } };
	const url = process.env.STORYBOOK_SOURCE_URL ?? repository?.url.replace(/^git\+|\.git$/g, '');
	const changelog = `${ui}CHANGELOG.md`;
	const changes = readChanges();
	return {
		version: nextOf(version, changes),
		sourceUrl: url ? `${url}/tree/main/` : '',
		components: readComponents(),
		changes,
		changelog: existsSync(changelog) ? read(changelog) : '',
	};
}

/**
 * Provides the docs pages with the facts about each component: status, size, related components, tokens, accessibility
 * tree.
 */
export function factsPlugin(): Plugin {
	return {
		name: 'component-facts',
		resolveId: (name) => (name === id ? `\0${id}` : undefined),
		load: (name) => (name === `\0${id}` ? `export default ${JSON.stringify(readFacts())}` : undefined),
	};
}
