// Fails when a room of the server writes a table that is another's: a row changes in the room that knows what it means.
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root as repository, sourceFiles } from '../setup/shared.mjs';

const modules = 'apps/api/src/modules';
const schema = 'apps/api/src/platform/db/schema';
const writing = new Set(['insert', 'update', 'delete']);
const inSql = /\b(?:insert into|update|delete from) "(\w+)"/gi;

/** Who may write what is another's, and why. */
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
			return writtenIn(path, await readFile(file, 'utf8'), owners)
				.filter(({ table }) => owners.get(table)?.room !== room && !mayWrite.includes(table))
				.map(({ table, line }) => `${path}:${line} writes ${table}, which is of ${owners.get(table)?.room}`);
		}),
	);
	return faults.flat();
}

/**
 * Each table's room and its name in the database: a file of the schema is named as the room that owns it.
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
 * @param {string} path @param {string} code @param {Map<string, { room: string, name: string }>} owners
 * @returns {{ table: string, line: number }[]}
 */
function writtenIn(path, code, owners) {
	const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
	const byName = new Map([...owners].map(([table, { name }]) => [name, table]));
	/** As the file calls it, to as the schema does. @type {Map<string, string>} */
	const imported = new Map();
	/** @type {{ table: string, line: number }[]} */
	const written = [];
	const tell = (/** @type {string | undefined} */ table, /** @type {number} */ position) => {
		if (table) written.push({ table, line: source.getLineAndCharacterOfPosition(position).line + 1 });
	};
	for (const statement of source.statements) {
		if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.getText(source).includes('db/schema/'))
			continue;
		const named = statement.importClause?.namedBindings;
		if (!named || !ts.isNamedImports(named)) continue;
		for (const { name, propertyName } of named.elements) imported.set(name.text, (propertyName ?? name).text);
	}
	/** @param {ts.Node} node */
	const visit = (node) => {
		if (ts.isCallExpression(node)) {
			const { expression: callee } = node;
			const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText(source);
			const [first] = node.arguments;
			const isWriting = ts.isPropertyAccessExpression(callee) ? writing.has(name) : name === 'insertRows';
			if (isWriting && first && ts.isIdentifier(first)) tell(imported.get(first.text), node.getStart(source));
		}
		if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
			const start = node.getStart(source);
			for (const found of node.getText(source).matchAll(inSql)) tell(byName.get(found[1] ?? ''), start + found.index);
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return written;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const faults = await tableFaults();
	for (const fault of faults) console.error(fault);
	console.log(faults.length > 0 ? `${faults.length} faults` : 'Every table is written by its owner.');
	process.exitCode = faults.length > 0 ? 1 : 0;
}
