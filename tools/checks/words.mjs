// Fails when user-facing text stands in a component instead of in `strings/`: it would be in one language for
// everybody.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root as repository, sourceFiles } from '../setup/shared.mjs';

/** What travellers see, and the letters to them; the dashboard is for staff, and always Azerbaijani. */
const folders = [
	'apps/site/src',
	'apps/api/src/modules',
	...['components', 'field', 'overlay', 'wizard'].map((name) => `packages/visa-ui/src/${name}`),
];
const isOther = (/** @type {string} */ path) =>
	(path.startsWith('apps/api/') && !path.endsWith('/letters.ts')) ||
	!/\.tsx?$/.test(path) ||
	/\.(test|stories)\.tsx?$|\/testKit\.tsx?$|^apps\/site\/src\/(strings|dashboard|stories)\/|^packages\/visa-ui\/src\/wizard\/(stories|walks)\//.test(
		path,
	);

/**
 * Letters that Azerbaijani has and English doesn't, and all of Russian. For alphabets and their folding see `allowed`.
 */
const foreign = /[əğışçöü]|\p{Script=Cyrillic}/iu;
const letters = /\p{Ll}{2}/u;
/** Attributes that are displayed or read aloud. */
const spoken = /^(label|title|alt|placeholder|description|lead|heading|message|errorMessage|aria-(label|description))$/;
/** What in the packages below is Azerbaijani by default, and who must not use it as it is. */
const azerbaijani = [
	{
		who: /^packages\/visa-ui\/.*\.tsx$/,
		from: 'visa-sdk/rules',
		names: ['messages', 'sentences', 'sayings', 'uploadMessages', 'receiptWords'],
	},
	{ who: /\/letters\.ts$/, from: 'visa-sdk/rules', names: ['messages', 'sentences', 'receiptWords'] },
	// The receipt is a document for bookkeeping; letters write dates and sums by their reader's language.
	{
		who: /^apps\/site\/src\/(?!format\.ts$|account\/receipt\/)|\/letters\.ts$/,
		from: 'visa-sdk/format',
		names: [
			'formatMoney',
			'formatAmount',
			'formatDay',
			'formatDayShort',
			'formatDayFull',
			'formatMonth',
			'formatInstant',
		].concat(['formatDueDay', 'monthName', 'weekdayName']),
	},
];
/** What only looks like text: suffixes of names. */
const allowed = ['packages/visa-ui/src/components/Avatar/initials.ts'];

/**
 * @param {string} [root] of the repository
 * @returns {Promise<string[]>} one line a fault
 */
export async function wordFaults(root = repository) {
	const present = folders.map((name) => join(root, name)).filter(existsSync);
	const files = (await Promise.all(present.map(sourceFiles))).flat();
	const faults = await Promise.all(
		files.map(async (file) => {
			const path = relative(root, file).split(sep).join('/');
			if (isOther(path) || allowed.includes(path)) return [];
			return wordsIn(path, await readFile(file, 'utf8'));
		}),
	);
	return faults.flat();
}

/** @param {string} path @param {string} code */
function wordsIn(path, code) {
	const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
	/** @type {string[]} */
	const faults = [];
	const tell = (/** @type {ts.Node} */ node, /** @type {string} */ text) => {
		const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
		faults.push(`${path}:${line + 1} says “${text.trim()}”: words for people stand in strings`);
	};
	/** @param {ts.Node} node */
	const visit = (node) => {
		if (ts.isJsxText(node)) {
			if (letters.test(node.text)) tell(node, node.text);
		} else if (ts.isStringLiteralLike(node)) {
			const { parent } = node;
			const isSpoken = ts.isJsxAttribute(parent) && spoken.test(parent.name.getText(source));
			if (foreign.test(node.text) || (isSpoken && letters.test(node.text))) tell(node, node.text);
		} else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
			if (foreign.test(node.text)) tell(node, node.text);
		}
		if (ts.isImportDeclaration(node)) {
			const from = /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text;
			const named = node.importClause?.namedBindings;
			const names = named && ts.isNamedImports(named) ? named.elements.map(({ name }) => name.text) : [];
			for (const one of azerbaijani.filter((one) => one.from === from && one.who.test(path))) {
				for (const name of names.filter((name) => one.names.includes(name))) {
					faults.push(`${path} takes ${name} of ${from}, which is Azerbaijani for everybody`);
				}
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const faults = await wordFaults();
	for (const fault of faults) console.error(fault);
	console.log(faults.length > 0 ? `${faults.length} faults` : 'Every word for people stands in strings.');
	process.exitCode = faults.length > 0 ? 1 : 0;
}
