// Says in the written types what the sources mean by `name?: string`: left out, or given as undefined. A host that tells these
// apart (`exactOptionalPropertyTypes`) hands on what it may not have without a detour.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import ts from 'typescript';

/** @param {ts.TypeNode} type */
const allows = (type) =>
	type.kind === ts.SyntaxKind.UndefinedKeyword ||
	type.kind === ts.SyntaxKind.UnknownKeyword ||
	type.kind === ts.SyntaxKind.AnyKeyword;

/** What is to be put where, so that each optional property may be undefined too. @param {ts.SourceFile} file */
function insertions(file) {
	/** @type {{ at: number, text: string }[]} */
	const found = [];
	/** @param {ts.Node} node */
	const visit = (node) => {
		const isProperty = ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);
		if (isProperty && node.questionToken && node.type) {
			const { type } = node;
			const parts = ts.isUnionTypeNode(type) ? [...type.types] : [type];
			if (!parts.some(allows)) {
				// A function's or a condition's last part would take the rest of the union for its own.
				const isOpen = !ts.isUnionTypeNode(type) && (ts.isFunctionLike(type) || ts.isConditionalTypeNode(type));
				if (isOpen) found.push({ at: type.getStart(file), text: '(' });
				found.push({ at: type.getEnd(), text: `${isOpen ? ')' : ''} | undefined` });
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return found.sort((one, other) => other.at - one.at);
}

const dist = new URL('dist/', import.meta.url);
for (const name of await readdir(dist, { recursive: true })) {
	if (!name.endsWith('.d.ts')) continue;
	const path = new URL(name, dist);
	const text = await readFile(path, 'utf8');
	let finished = text;
	for (const { at, text: more } of insertions(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false)))
		finished = finished.slice(0, at) + more + finished.slice(at);
	if (finished !== text) await writeFile(path, finished);
}
