// Fails when an exported name of the packages, the site or the server has no sentence that says what it is, or when two
// parts of the interface share a name: someone looking for one would find the other.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { root as repository, sourceFiles } from '../setup/shared.mjs';

const folders = ['packages/visa-sdk/src', 'packages/visa-ui/src', 'apps/site/src', 'apps/site/build', 'apps/api/src'];
/**
 * Left out: tests, and what only tests and Storybook use; style files, whose names stand beside their rules; and the
 * strings, which describe themselves.
 */
const isOther = (/** @type {string} */ path) =>
	!/\.tsx?$/.test(path) ||
	/\.(test|stories|css|gen)\.tsx?$|\/testKit\.tsx?$|\/(strings\/(az|en|ru|pages)|docs|conformance|walks|faults|wizard\/stories|api\/src\/testing)\//.test(
		path,
	);
/** A component's props are described with the component. */
const isToldOtherwise = (/** @type {string} */ name) => name.endsWith('Props');
/** Something on the screen: a component, or the hook that one is made with. */
const isPart = (/** @type {string} */ path, /** @type {string} */ name) =>
	path.endsWith('.tsx') ? /^[A-Z][a-z]/.test(name) : /^use[A-Z]/.test(name);

/**
 * @param {string} [root] of the repository
 * @returns {Promise<string[]>} one line a fault
 */
export async function nameFaults(root = repository) {
	const present = folders.map((name) => join(root, name)).filter(existsSync);
	const files = (await Promise.all(present.map(sourceFiles))).flat();
	/** @type {Map<string, string>} */
	const parts = new Map();
	const faults = [];
	for (const file of files) {
		const path = relative(root, file).split(sep).join('/');
		if (isOther(path)) continue;
		for (const { name, isSaid, isType } of exportsOf(path, await readFile(file, 'utf8'))) {
			if (!isSaid && !isToldOtherwise(name)) faults.push(`${path}: nothing is said of ${name}`);
			if (isType || !isPart(path, name)) continue;
			const other = parts.get(name);
			if (other) faults.push(`${path}: ${other} has a ${name} too`);
			else parts.set(name, path);
		}
	}
	return faults;
}

/**
 * What a file declares and exports; re-exports belong to the file that declares them.
 * @param {string} path @param {string} code
 */
function exportsOf(path, code) {
	const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
	/** A schema and the type of the same name are one thing. @type {Map<string, { name: string, isSaid: boolean, isType: boolean }>} */
	const found = new Map();
	for (const statement of source.statements) {
		const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
		if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
		const isSaid = ts.getJSDocCommentsAndTags(statement).length > 0;
		const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
		for (const name of namesOf(statement)) {
			const known = found.get(name);
			found.set(name, {
				name,
				isSaid: isSaid || isDerived(statement) || known?.isSaid === true,
				isType: isType && known?.isType !== false,
			});
		}
	}
	return [...found.values()];
}

/** @param {ts.Statement} statement @returns {string[]} */
function namesOf(statement) {
	if (ts.isVariableStatement(statement))
		return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
	const { name } = /** @type {ts.DeclarationStatement} */ (statement);
	return name && ts.isIdentifier(name) ? [name.text] : [];
}

/**
 * `type Words = typeof words`, `type Page = (typeof pages)[number]`, `type Auth = ReturnType<typeof createAuth>`: said
 * where the value is.
 * @param {ts.Statement} statement
 */
function isDerived(statement) {
	if (!ts.isTypeAliasDeclaration(statement)) return false;
	let { type } = statement;
	while (ts.isIndexedAccessTypeNode(type) || ts.isParenthesizedTypeNode(type) || ts.isTypeOperatorNode(type))
		type = ts.isIndexedAccessTypeNode(type) ? type.objectType : type.type;
	if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'ReturnType') type = type.typeArguments?.[0] ?? type;
	return ts.isTypeQueryNode(type);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const faults = await nameFaults();
	for (const fault of faults) console.error(fault);
	console.log(faults.length > 0 ? `${faults.length} faults` : 'Every exported name is said a word of, and is its own.');
	process.exitCode = faults.length > 0 ? 1 : 0;
}
