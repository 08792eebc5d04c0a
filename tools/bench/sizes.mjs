// Measures the size of every component of visa-ui and writes docs/sizes.md; with --budgets also the budgets, with
// --peers also the other libraries.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, uiOptions, unpackAll } from '../packages/bundle.mjs';
import { install, must } from '../packages/consumer.mjs';
import {
	budgetFor,
	budgetsPath,
	counted,
	faultsOf,
	ICON,
	isIcon,
	KB,
	measure,
	PLAIN,
	readBudgets,
} from '../packages/sizes.mjs';
import { bin, root } from '../setup/shared.mjs';

const peersPath = new URL('./peers.json', import.meta.url);
const pagePath = join(root, 'docs/sizes.md');
const folder = await mkdtemp(join(tmpdir(), 'visa-ui-sizes-'));

/** @param {number} bytes */
const kb = (bytes) => (bytes / KB).toFixed(bytes < 10 * KB ? 2 : 1);

/**
 * @typedef {{ packages: Record<string, string>, imports: Record<string, string> }} Recipe
 * @typedef {{ source: string, when: string, unit: string, components: string[], peers: Record<string, number[]>, recipes: Record<string, Recipe> }} Peers
 */

try {
	/** @type {Peers} */
	const peers = JSON.parse(await readFile(peersPath, 'utf8'));
	if (process.argv.includes('--peers')) await measurePeers(peers);
	const unpacked = await unpackAll(folder);
	const sizes = await measure(unpacked);
	if (process.argv.includes('--budgets')) await renewBudgets(sizes);
	const whole = await bundle("export * from 'visa-ui';", uiOptions(unpacked));
	await writePage(sizes, whole.bytes, peers);
	// Pages and data as the formatter writes them.
	await must(join(bin, 'biome'), ['format', '--write', pagePath, budgetsPath, fileURLToPath(peersPath)]);
	const faults = faultsOf(sizes, await readBudgets());
	for (const fault of faults) console.error(fault);
	console.log(`${sizes.length} components weighed; see docs/sizes.md`);
	process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
	await rm(folder, { recursive: true, force: true });
}

/** Keeps kinds and reasons, which people write. @param {import('../packages/sizes.mjs').Size[]} sizes */
async function renewBudgets(sizes) {
	const was = await readBudgets().catch(() => ({}));
	const components = Object.fromEntries(
		sizes
			.filter(({ name }) => !isIcon(name))
			.map((size) => [size.name, budgetFor(size, /** @type {Record<string, any>} */ (was)[size.name])]),
	);
	const $comment =
		"Bytes, minified and gzipped, imported alone, without the language's words. 'plain' has no behaviour: at most 1024. 'wraps' parts of other packages: at most 1536 above them. 'own' behaviour on the platform's elements: its budget. 'because' says why a component passes its rule.";
	const lines = Object.entries(components).map(([name, budget]) => `    ${JSON.stringify(name)}: ${inline(budget)}`);
	await writeFile(
		budgetsPath,
		`{\n  "$comment": ${JSON.stringify($comment)},\n  "components": {\n${lines.join(',\n')}\n  }\n}\n`,
	);
}

/** @param {object} value */
function inline(value) {
	const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${JSON.stringify(part)}`);
	return `{ ${parts.join(', ')} }`;
}

/** @param {import('../packages/sizes.mjs').Size[]} sizes @param {number} whole @param {Peers} peers */
async function writePage(sizes, whole, peers) {
	const budgets = await readBudgets();
	const components = sizes.filter(({ name }) => !isIcon(name));
	const icons = sizes.filter(({ name }) => isIcon(name)).map(counted);
	const words = Math.max(...sizes.map((size) => size.words));
	const own = components.map((size) => [
		size.name,
		kb(counted(size)),
		kb(budgets[size.name]?.budget ?? 0),
		budgets[size.name]?.kind ?? '',
		size.wrapped ? `${kb(size.wrapped)} (${size.wraps.join(', ')})` : '',
		[
			size.words ? 'speaks' : '',
			size.laterBytes ? `${kb(size.laterBytes)} later` : '',
			budgets[size.name]?.because ?? '',
		]
			.filter(Boolean)
			.join('; '),
	]);
	const names = Object.keys(peers.peers);
	const beside = peers.components.map((component, index) => {
		const size = sizes.find(({ name }) => [component, `${component}Region`, `Data${component}`].includes(name));
		const ours = component === 'all' ? whole : size?.bytes;
		const later = size?.laterBytes ? ` + ${kb(size.laterBytes)} later` : '';
		return [
			component,
			ours ? `**${kb(ours)}**${later}` : '–',
			...names.map((name) => String(peers.peers[name]?.[index] ?? '–')),
		];
	});
	const text = [
		'KB of 1024 bytes, minified and gzipped; React is left out. Each component alone, from the packed package. What a',
		'component loads only when it is wanted does not count, but is told.',
		'',
		'## Beside others',
		'',
		`The others: ${peers.source}, ${peers.when}. Ours holds the Azerbaijani words (${kb(words)} KB), which all`,
		'components that speak have in common; its Toast is the region with its toasts. Popover is what Radix weighs, more than',
		"S2's; the table's choice of columns and the date field's calendar are loaded when they are opened.",
		'',
		...table(['component', 'visa-ui', ...names], beside),
		'',
		'## Every component',
		'',
		`Without the words. 'plain' has no behaviour and weighs at most ${kb(PLAIN)} KB; 'wraps' weighs at most 1.50 KB more than the`,
		`parts of other packages that it wraps, unless a remark says why not; 'own' has its behaviour on the platform's own elements. The ${icons.length} icons weigh`,
		`${kb(Math.min(...icons))}–${kb(Math.max(...icons))} KB each, at most ${kb(ICON)}.`,
		'',
		...table(['component', 'alone', 'budget', 'kind', 'what it wraps', 'remarks'], own),
	].join('\n');
	const page = await readFile(pagePath, 'utf8');
	const marked = /(<!-- sizes: written by 'pnpm sizes' -->\n)[\s\S]*(<!-- end of sizes -->)/;
	await writeFile(
		pagePath,
		page.replace(marked, (_all, start, end) => `${start}\n${text}\n\n${end}`),
	);
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
	const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
	return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

/** Installs the others in a temporary folder and weighs the same components of each. @param {Peers} peers */
async function measurePeers(peers) {
	const kept = { ...peers.peers };
	for (const [name, { packages, imports }] of Object.entries(peers.recipes)) {
		const place = join(folder, name.replaceAll(/\W/g, '-'));
		await install(place, { peer: packages }, {});
		const figures = [];
		for (const [index, component] of peers.components.entries()) {
			const code = imports[component];
			const before = peers.peers[name]?.[index] ?? Number.NaN;
			const found = code
				? await bundle(code, { from: join(place, 'peer') }).then(
						({ bytes }) => Number((bytes / KB).toFixed(1)),
						(error) => {
							console.error(`${name} ${component}: ${String(error).split('\n')[0]}`);
							return before;
						},
					)
				: before;
			figures.push(found);
			console.log(`${name} ${component}: ${found} KB (before: ${before})`);
		}
		kept[name] = figures;
	}
	peers.peers = kept;
	peers.when = new Date().toLocaleString('en', { month: 'long', year: 'numeric' });
	await writeFile(peersPath, JSON.stringify(peers, null, 2));
}
