// The size of each component of visa-ui when it is imported alone from the packed package.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup/shared.mjs';
import { bundle, uiOptions } from './bundle.mjs';

export const KB = 1024;
/** The maximum for a component without behaviour. */
export const PLAIN = KB;
/** The maximum that a component may add to the parts of other packages that it wraps. */
export const ABOVE_WRAPPED = 1.5 * KB;
/** The maximum for a single icon. */
export const ICON = 0.6 * KB;

export const budgetsPath = join(root, 'packages/visa-ui/sizes.json');

/**
 * Where a component's behaviour comes from: it has none; it wraps parts of other packages; or it is our own, on the
 * platform's elements.
 * @typedef {'plain' | 'wraps' | 'own'} Kind
 * @typedef {{ kind: Kind, budget: number, because?: string }} Budget `because` is why it may pass the rule of its kind
 * @typedef {object} Size
 * @property {string} name
 * @property {number} bytes imported alone, without what it loads later
 * @property {number} laterBytes what it loads only when it is wanted
 * @property {number} words the share of the language's words, which all components that speak have in common
 * @property {number} wrapped what the parts of other packages weigh that it wraps; 0 when there are none
 * @property {string[]} wraps the packages of those parts
 */

/** Helpers and arithmetic, and this repository's own packages, don't count as wrapped parts. */
const helper =
	/^(react|react-dom|clsx|visa-sdk|@internationalized\/date|@vanilla-extract\/recipes|@radix-ui\/react-compose-refs)(\/|$)/;

/** @typedef {{ ui: string, sdk: string }} Unpacked the folders of the unpacked packages */

/** The names that begin like components. @param {Unpacked} unpacked */
export async function componentsOf({ ui }) {
	const index = await readFile(join(ui, 'dist/index.js'), 'utf8');
	const list = /export \{([\s\S]*?)\};/.exec(index)?.[1] ?? '';
	return namesIn(list)
		.filter((name) => /^[A-Z][a-zA-Z]*[a-z]/.test(name))
		.sort();
}

/** 'a as B, C' → B and C. @param {string} list of an export */
const namesIn = (list) =>
	list.split(',').map(
		(name) =>
			name
				.trim()
				.split(/\s+as\s+/)
				.at(-1) ?? '',
	);

/** @param {Unpacked} unpacked @param {string[]} [names] */
export async function measure(unpacked, names) {
	const options = uiOptions(unpacked);
	const wordFiles = await filesWithWords(unpacked.ui);
	const entries = await entriesOf(unpacked.ui);
	const all = names ?? (await componentsOf(unpacked));
	/** @param {string} name @returns {Promise<Size>} */
	const weigh = async (name) => {
		const code = `export { ${name} } from '${entries.get(name) ?? 'visa-ui'}';`;
		const { bytes, laterBytes, modules } = await bundle(code, options);
		const isSpeaking = modules.some((path) => wordFiles.some((file) => path.endsWith(file)));
		const silent = isSpeaking
			? await bundle(code, { ...options, external: wordFiles.map((file) => new RegExp(file.replaceAll('.', '\\.'))) })
			: { bytes };
		const parts = await wrappedParts(modules.filter((path) => path.startsWith(join(unpacked.ui, 'dist'))));
		const wrapped = parts.length > 0 ? (await bundle(parts.map(({ code }) => code).join('\n'), options)).bytes : 0;
		const wraps = [
			...new Set(
				parts.map(({ from }) =>
					from
						.split('/')
						.slice(0, from.startsWith('@') ? 2 : 1)
						.join('/'),
				),
			),
		];
		return { name, bytes, laterBytes, words: bytes - silent.bytes, wrapped, wraps };
	};
	/** @type {Size[]} */
	const sizes = [];
	for (let at = 0; at < all.length; at += 4) sizes.push(...(await Promise.all(all.slice(at, at + 4).map(weigh))));
	return sizes;
}

/**
 * The entry point of a component. It has the same size from the main entry, of which nothing else remains; but that
 * would be a hundred more files to read, each time. @param {string} unpacked
 */
async function entriesOf(unpacked) {
	const folder = join(unpacked, 'dist/components');
	const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
	const found = files.map(async (file) => {
		const list = /export \{([\s\S]*?)\};?/.exec(await readFile(join(folder, file), 'utf8'))?.[1] ?? '';
		return namesIn(list).map(
			(name) => /** @type {const} */ ([name, `visa-ui/components/${file.replace(/\.js$/, '')}`]),
		);
	});
	return new Map((await Promise.all(found)).flat());
}

/** The files with the Azerbaijani words of the components. @param {string} unpacked */
async function filesWithWords(unpacked) {
	const dist = join(unpacked, 'dist');
	const maps = (await readdir(dist)).filter((file) => file.endsWith('.js.map'));
	/** @type {string[]} */
	const found = [];
	for (const file of maps) {
		const { sources } = JSON.parse(await readFile(join(dist, file), 'utf8'));
		if (sources.some((/** @type {string} */ path) => path.endsWith('strings/az/components.ts')))
			found.push(file.replace(/\.map$/, ''));
	}
	return found;
}

/** What the files import of other packages. @param {string[]} files */
async function wrappedParts(files) {
	/** @type {{ from: string, code: string }[]} */
	const parts = [];
	for (const file of files) {
		const code = await readFile(file, 'utf8');
		for (const [, clause = '', from = ''] of code.matchAll(/^import\s+([^;]*?)\s+from "([^."][^"]*)";/gm)) {
			if (helper.test(from)) continue;
			const at = parts.length;
			const names = /\{([\s\S]*)\}/
				.exec(clause)?.[1]
				?.split(',')
				.map((name) => name.trim().split(/\s+as\s+/)[0]);
			if (!names) parts.push({ from, code: `export * as part${at} from '${from}';` });
			else {
				const exports = names.filter(Boolean).map((name, index) => `${name} as part${at}_${index}`);
				parts.push({ from, code: `export { ${exports.join(', ')} } from '${from}';` });
			}
		}
	}
	return parts;
}

/** @param {Size} size what a budget speaks of: without the words, which grow with other components */
export const counted = ({ bytes, words }) => bytes - words;

/** The most that a budget may allow. @param {Size} size @param {Kind} kind */
export function ceiling(size, kind) {
	if (kind === 'plain') return PLAIN;
	return kind === 'wraps' ? size.wrapped + ABOVE_WRAPPED : Number.POSITIVE_INFINITY;
}

/** @returns {Promise<Record<string, Budget>>} */
export async function readBudgets() {
	return JSON.parse(await readFile(budgetsPath, 'utf8')).components;
}

/** How heavy a component may become: a tenth more than it is, within the rule of its kind. @param {Size} size @param {Budget} [was] */
export function budgetFor(size, was) {
	const has = counted(size);
	const kind = was?.kind ?? (size.wrapped > 0 ? 'wraps' : has <= PLAIN ? 'plain' : 'own');
	const wanted = Math.ceil((has * 1.1) / 32) * 32;
	const budget = was?.because ? wanted : Math.min(wanted, Math.floor(ceiling(size, kind)));
	return { kind, budget, ...(was?.because && { because: was.because }) };
}

export const isIcon = (/** @type {string} */ name) => name.endsWith('Icon');

/** What is wrong with the sizes, a line each. @param {Size[]} sizes @param {Record<string, Budget>} budgets */
export function faultsOf(sizes, budgets) {
	const kb = (/** @type {number} */ bytes) => `${(bytes / KB).toFixed(2)} KB`;
	const faults = sizes.flatMap((size) => {
		const has = counted(size);
		if (isIcon(size.name)) return has > ICON ? [`${size.name} weighs ${kb(has)}; an icon may weigh ${kb(ICON)}`] : [];
		const budget = budgets[size.name];
		if (!budget) return [`${size.name} has no budget: run 'pnpm sizes --budgets' and look at what it writes`];
		const most = ceiling(size, budget.kind);
		return [
			...(has > budget.budget ? [`${size.name} weighs ${kb(has)}; its budget is ${kb(budget.budget)}`] : []),
			...(has > most && !budget.because
				? [`${size.name} (${budget.kind}) weighs ${kb(has)}; the rule allows ${kb(most)}`]
				: []),
		];
	});
	const gone = Object.keys(budgets).filter((name) => !sizes.some((size) => size.name === name));
	return [...faults, ...gone.map((name) => `${name} has a budget and does not exist`)];
}
