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

/** States and parts by what a selector says of them, in the order in which they are told. */
const told: readonly [selector: RegExp, words: string][] = [
	[/aria-selected="true"|aria-checked="true"|:checked|aria-pressed="true"|data-selected/, 'chosen'],
	[/aria-current/, 'the open one'],
	[/:disabled|aria-disabled|data-disabled/, 'disabled'],
	[/data-invalid|aria-invalid/, 'invalid'],
	[/aria-busy|data-pending/, 'pending'],
	[/:hover|data-hovered/, 'hovered'],
	[/:focus|data-focus/, 'focused'],
	[/:active|data-pressed/, 'pressed'],
	[/data-active/, 'at hand'],
	[/data-dragging|"dragging"/, 'a file held over it'],
	[/\[open\]|aria-expanded="true"|data-open/, 'open'],
	[/:empty|::placeholder/, 'empty'],
	[/::before|::after|::marker|::backdrop/, 'its mark'],
	[/& \+ &/, 'after another'],
];

/** '&:focus-visible:not(:disabled)' → 'focused'; what says nothing of a state is left out, and a word stays as it is. */
export function stateOf(step: string): string {
	if (!/[&:[>+]|\$\{/.test(step)) return step;
	const positive = step.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
	const states = told.filter(([selector]) => selector.test(positive)).map(([, words]) => words);
	if (states.length > 0) return states.join(', ');
	return [...positive.matchAll(/\[data-([\w-]+)(?:="([^"]*)")?/g)]
		.map(([, name = '', value]) => (value || name).replaceAll('-', ' '))
		.join(', ');
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
			const where = said.map(stateOf).filter(Boolean).join(' › ');
			uses.push({ part, where, property, token });
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
