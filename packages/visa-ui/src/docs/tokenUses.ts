import ts from 'typescript';
import type { TokenUse } from './facts.ts';

/** 'vars.color.ink' → 'color.ink'; of a chain only its longest form. */
function tokenAt(node: ts.Node): string | undefined {
	if (!ts.isPropertyAccessExpression(node) || ts.isPropertyAccessExpression(node.parent)) return;
	const [first, ...path] = node.getText().split('.');
	return first === 'vars' && path.length > 1 ? path.join('.') : undefined;
}

/** The parameters of the functions of a style sheet: they name what the arguments of a call are for. */
function parametersIn(sheet: ts.SourceFile): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const statement of sheet.statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const { name, initializer } of statement.declarationList.declarations)
			if (initializer && ts.isArrowFunction(initializer))
				found.set(
					name.getText(),
					initializer.parameters.map((parameter) => parameter.name.getText()),
				);
	}
	return found;
}

/** Words of a style sheet's own language, which say nothing of the part. */
const silent = new Set([
	'base',
	'variants',
	'selectors',
	'layered',
	'recipe',
	'styleVariants',
	'style',
	'@media',
	'vars',
]);

function stepOf(node: ts.Node, child: ts.Node, parameters: Map<string, string[]>): string[] {
	if (ts.isPropertyAssignment(node)) return [node.name.getText().replace(/^['"`[]+|['"`\]]+$/g, '')];
	if (!ts.isCallExpression(node)) return [];
	const callee = node.expression.getText();
	const names = parameters.get(callee);
	const index = node.arguments.indexOf(child as ts.Expression);
	return names ? [names[index] ?? callee] : [callee];
}

/** Where a style sheet's text uses tokens, part by part, in the order in which it says so. */
export function tokenUses(text: string): TokenUse[] {
	const sheet = ts.createSourceFile('sheet.css.ts', text, ts.ScriptTarget.Latest, true);
	const parameters = parametersIn(sheet);
	const uses: TokenUse[] = [];
	function visit(node: ts.Node) {
		const token = tokenAt(node);
		if (token) {
			const steps: string[] = [];
			let part = '';
			for (let child: ts.Node = node; child.parent && !part; child = child.parent) {
				const { parent } = child;
				if (ts.isVariableDeclaration(parent)) part = parent.name.getText();
				else steps.unshift(...stepOf(parent, child, parameters));
			}
			const said = steps.filter((step) => !silent.has(step) && !step.startsWith('media.'));
			const property = said.pop() ?? '';
			uses.push({ part, where: said.join(' › '), property, token });
		}
		ts.forEachChild(node, visit);
	}
	visit(sheet);
	const seen = new Set<string>();
	return uses.filter((use) => {
		const key = Object.values(use).join('|');
		return use.part !== '' && !seen.has(key) && seen.add(key);
	});
}
