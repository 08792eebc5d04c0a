// Fails when a module of the server writes to another module's table: a row is changed by the module that knows what it
// means.
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root as repository, sourceFiles } from '../setup/shared.mjs';

const modules = 'apps/api/src/modules';
const schema = 'apps/api/src/platform/db/schema';
const writing = new Set(['insert', 'update', 'delete']);
/** What writes to the table named after it; `for update` locks only, and `do update` concerns a table named earlier. */
const writes = String.raw`\b(?:insert\s+into|(?<!\b(?:for|do)\s+)update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?`;
const inSql = new RegExp(`${writes}(?:"?public"?\\.)?"?(\\w+)"?`, 'gi');
const beforeTable = new RegExp(`${writes}$`, 'i');

/** Who may write to another module's table, and why. */
const allowed = [
	{
		file: `${modules}/applying/writing.ts`,
		tables: ['events', 'paymentAttempts', 'promocodeUses', 'requestDocuments', 'uploads', 'visaRequests', 'drafts'],
		why: 'a new request with all that comes with it is one statement (decision 038)',
	},
	{
		file: `${modules}/payments/redirecting.ts`,
		tables: ['events', 'idempotencyKeys'],
		why: 'the page of a new request, its event and its answer are one statement (decision 038)',
	},
];

/**
 * @param {string} [root] of the repository
 * @returns {Promise<string[]>} one line a fault
 */
export async function tableFaults(root = repository) {
	const owners = await ownersOf(root);
	const files = (await sourceFiles(join(root, modules))).filter(
		(file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
	);
	const faults = await Promise.all(
		files.map(async (file) => {
			const path = relative(root, file).split(sep).join('/');
			const room = path.slice(modules.length + 1).split('/')[0];
			const mayWrite = allowed.find((one) => one.file === path)?.tables ?? [];
			const { written, handedOn } = writtenIn(path, await readFile(file, 'utf8'), owners);
			return [
				...written
					.filter(({ table }) => owners.get(table)?.room !== room && !mayWrite.includes(table))
					.map(({ table, line }) => `${path}:${line} writes ${table}, which is of ${owners.get(table)?.room}`),
				...handedOn.map((line) => `${path}:${line} hands tables on: they are imported from the schema`),
			];
		}),
	);
	return faults.flat();
}

/**
 * Each table's module and its name in the database: a schema file is named after the module that owns it.
 * @param {string} root
 * @returns {Promise<Map<string, { room: string, name: string }>>}
 */
async function ownersOf(root) {
	/** @type {Map<string, { room: string, name: string }>} */
	const owners = new Map();
	for (const file of await sourceFiles(join(root, schema))) {
		const room = relative(join(root, schema), file).replace(/\.ts$/, '');
		const tables = (await readFile(file, 'utf8')).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g);
		for (const [, table = '', name = ''] of tables) owners.set(table, { room, name });
	}
	return owners;
}

/**
 * How a file refers to the schema's tables: by their names, by the namespace of all of a module's (`import * as`), or
 * by a constant that holds one.
 * @param {ts.SourceFile} source
 */
function namesIn(source) {
	/** As the file calls it, to as the schema does. @type {Map<string, string>} */
	const tables = new Map();
	/** @type {Set<string>} */
	const all = new Set();
	for (const statement of source.statements) {
		if (!ts.isImportDeclaration(statement) || !isOfSchema(statement.moduleSpecifier.getText(source))) continue;
		const named = statement.importClause?.namedBindings;
		if (named && ts.isNamespaceImport(named)) all.add(named.name.text);
		if (!named || !ts.isNamedImports(named)) continue;
		for (const { name, propertyName } of named.elements) {
			// `tables.ts` re-exports all of them.
			if (name.text === 'tables') all.add('tables');
			else tables.set(name.text, (propertyName ?? name).text);
		}
	}
	/** @param {ts.Node | undefined} node @returns {string | undefined} */
	const tableOf = (node) => {
		if (!node) return undefined;
		if (ts.isIdentifier(node)) return tables.get(node.text);
		if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
			return tableOf(node.expression);
		const isOfAll =
			ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && all.has(node.expression.text);
		return isOfAll ? node.name.text : undefined;
	};
	/** @param {ts.Node} node */
	const hold = (node) => {
		if (ts.isVariableDeclaration(node)) {
			const table = tableOf(node.initializer);
			if (table && ts.isIdentifier(node.name)) tables.set(node.name.text, table);
			const isFromAll = node.initializer && ts.isIdentifier(node.initializer) && all.has(node.initializer.text);
			if (isFromAll && ts.isObjectBindingPattern(node.name))
				for (const { name, propertyName } of node.name.elements)
					if (ts.isIdentifier(name)) tables.set(name.text, (propertyName ?? name).getText(source));
		}
		ts.forEachChild(node, hold);
	};
	hold(source);
	return { tableOf };
}

const isOfSchema = (/** @type {string} */ specifier) => /db\/(schema\b|tables\b)/.test(specifier);

/**
 * @param {string} path @param {string} code @param {Map<string, { room: string, name: string }>} owners
 * @returns {{ written: { table: string, line: number }[], handedOn: number[] }} handed on: lines where tables leave the file
 * under another address, where nobody would know them
 */
function writtenIn(path, code, owners) {
	const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
	const byName = new Map([...owners].map(([table, { name }]) => [name, table]));
	const { tableOf } = namesIn(source);
	/** @type {{ table: string, line: number }[]} */
	const written = [];
	/** @type {number[]} */
	const handedOn = [];
	const lineOf = (/** @type {number} */ position) => source.getLineAndCharacterOfPosition(position).line + 1;
	const tell = (/** @type {string | undefined} */ table, /** @type {number} */ position) => {
		if (table && owners.has(table)) written.push({ table, line: lineOf(position) });
	};
	/** @param {ts.Node} node */
	const visit = (node) => {
		const start = node.getStart(source);
		if (ts.isCallExpression(node)) {
			const { expression: callee } = node;
			const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText(source);
			if (ts.isPropertyAccessExpression(callee) ? writing.has(name) : name === 'insertRows')
				tell(tableOf(node.arguments[0]), start);
		}
		if (ts.isTemplateExpression(node)) {
			let before = node.head.text;
			for (const { expression, literal } of node.templateSpans) {
				if (beforeTable.test(before)) tell(tableOf(expression), expression.getStart(source));
				before = literal.text;
			}
		}
		if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node))
			for (const found of node.getText(source).matchAll(inSql)) tell(byName.get(found[1] ?? ''), start + found.index);
		const isExported =
			ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
		const from = ts.isExportDeclaration(node) ? node.moduleSpecifier?.getText(source) : undefined;
		const named =
			ts.isExportDeclaration(node) && node.exportClause && ts.isNamedExports(node.exportClause)
				? node.exportClause.elements
				: [];
		if (
			(from && isOfSchema(from)) ||
			(!from && named.some(({ name, propertyName }) => tableOf(propertyName ?? name))) ||
			(isExported && node.declarationList.declarations.some(({ initializer }) => tableOf(initializer)))
		)
			handedOn.push(lineOf(start));
		ts.forEachChild(node, visit);
	};
	visit(source);
	return { written, handedOn };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const faults = await tableFaults();
	for (const fault of faults) console.error(fault);
	console.log(faults.length > 0 ? `${faults.length} faults` : 'Every table is written by its owner.');
	process.exitCode = faults.length > 0 ? 1 : 0;
}
