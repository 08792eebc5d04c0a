import ts from 'typescript';
import type { TokenUse } from './facts.ts';

/** 'vars.color.ink' → 'color.ink'; of a chain only its longest form. */
function tokenAt(node: ts.Node): string | undefined {
	if (!ts.isPropertyAccessExpression(node) || ts.isPropertyAccessExpression(node.parent)) return;
	const [first, ...path] = node.getText().split('.');
	return first === 'vars' && path.length > 1 ? path.join('.') : undefined;
}

/** What a shared style uses tokens for; a complete rule includes the property too. */
type Said = Pick<TokenUse, 'token' | 'mix'> & Partial<Pick<TokenUse, 'property'>>;
/**
 * The styles that style sheets share, by their names there: 'chosen.edge', 'focusRing'. One that derives a colour from
 * another uses its parameter's name for that token.
 */
export type SharedLooks = ReadonlyMap<string, readonly Said[]>;

/** A colour mixed of tokens, or of a parameter's value; its token is the first of them. */
function mixed(value: ts.Node, parameter?: string): Said | undefined {
	if (!ts.isTemplateExpression(value) || !value.head.text.startsWith('color-mix(')) return;
	const parts = value.templateSpans.map(({ expression }) =>
		expression.getText() === parameter ? parameter : tokenAt(expression),
	);
	const [first] = parts;
	if (first === undefined || parts.includes(undefined)) return;
	const spans = value.templateSpans.map(({ literal }, index) => `{${parts[index]}}${literal.text}`);
	return { token: first, mix: value.head.text + spans.join('') };
}

/** 'pressedIn.filled(vars.color.accent)': what a shared style makes of a token. */
function madeOf(node: ts.Node, looks: SharedLooks): readonly Said[] | undefined {
	if (!ts.isCallExpression(node)) return;
	const [made] = looks.get(node.expression.getText()) ?? [];
	const token = node.arguments[0] && tokenAt(node.arguments[0]);
	return made?.mix && token ? [{ token, mix: made.mix.replaceAll(`{${made.token}}`, `{${token}}`) }] : undefined;
}

/** Reads the styles that a style sheet exports: each constant of values or rules, with the tokens it uses. */
export function sharedLooks(text: string): SharedLooks {
	const looks = new Map<string, Said[]>();
	/** Tokens anywhere in a value. */
	function tokensIn(node: ts.Node): string[] {
		const token = tokenAt(node);
		if (token) return [token];
		const found: string[] = [];
		ts.forEachChild(node, (child) => {
			found.push(...tokensIn(child));
		});
		return found;
	}
	/** A rule, whose keys are properties; or, one level above, a set of values and rules. */
	function read(name: string, { properties }: ts.ObjectLiteralExpression) {
		for (const one of properties) {
			if (!ts.isPropertyAssignment(one)) continue;
			const key = one.name.getText();
			if (ts.isArrowFunction(one.initializer)) {
				const [parameter, ...others] = one.initializer.parameters;
				const made = others.length === 0 && parameter && mixed(one.initializer.body, parameter.name.getText());
				if (made) looks.set(`${name}.${key}`, [made]);
				continue;
			}
			if (ts.isObjectLiteralExpression(one.initializer)) read(`${name}.${key}`, one.initializer);
			const mix = mixed(one.initializer);
			const said = mix ? [mix] : tokensIn(one.initializer).map((token) => ({ token }));
			looks.set(`${name}.${key}`, looks.get(`${name}.${key}`) ?? said);
			const whole = said.map((each) => ({ property: key, ...each }));
			looks.set(name, [...(looks.get(name) ?? []), ...whole]);
		}
	}
	const sheet = ts.createSourceFile('style.css.ts', text, ts.ScriptTarget.Latest, true);
	for (const statement of sheet.statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const { name, initializer } of statement.declarationList.declarations) {
			const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
			if (value && ts.isObjectLiteralExpression(value)) read(name.getText(), value);
		}
	}
	return looks;
}

/** The string constants of a style sheet: named selectors. */
function namedTexts(sheet: ts.SourceFile): Map<string, string> {
	const found = new Map<string, string>();
	for (const statement of sheet.statements) {
		if (!ts.isVariableStatement(statement)) continue;
		for (const { name, initializer } of statement.declarationList.declarations)
			if (initializer && (ts.isStringLiteralLike(initializer) || ts.isTemplateExpression(initializer)))
				found.set(name.getText(), initializer.getText());
	}
	return found;
}

/** The parameters of a style sheet's functions: they name what the arguments of a call are for. */
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

/** Words of vanilla-extract's own syntax, which say nothing about the part. */
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

interface Names {
	parameters: Map<string, string[]>;
	texts: Map<string, string>;
}

function stepOf(node: ts.Node, child: ts.Node, { parameters, texts }: Names): string[] {
	if (ts.isPropertyAssignment(node)) {
		const step = node.name.getText().replace(/^['"`[]+|['"`\]]+$/g, '');
		// A selector by its name, also within a longer one.
		const whole = texts.get(step) ?? step;
		return [whole.replaceAll(/\$\{(\w+)\}/g, (all, name) => texts.get(name) ?? all)];
	}
	if (!ts.isCallExpression(node)) return [];
	const callee = node.expression.getText();
	// 'pressedIn.filled(…)' derives a value from another.
	if (callee.includes('.')) return [];
	if (callee === 'hover') return ['hovered'];
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
export function stateIn(step: string): string {
	if (!/[&:[>+]|\$\{/.test(step)) return step;
	const positive = step.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
	const states = told.filter(([selector]) => selector.test(positive)).map(([, words]) => words);
	if (states.length > 0) return states.join(', ');
	return [...positive.matchAll(/\[data-([\w-]+)(?:="([^"]*)")?/g)]
		.map(([, name = '', value]) => (value || name).replaceAll('-', ' '))
		.join(', ');
}

/** Where a style sheet's text uses tokens, part by part, in the order in which it says so. */
export function tokenUses(text: string, looks: SharedLooks = new Map()): TokenUse[] {
	const sheet = ts.createSourceFile('sheet.css.ts', text, ts.ScriptTarget.Latest, true);
	const names = { parameters: parametersIn(sheet), texts: namedTexts(sheet) };
	const uses: TokenUse[] = [];
	function visit(node: ts.Node) {
		const token = tokenAt(node);
		const isLonger = ts.isPropertyAccessExpression(node.parent ?? node) && node.parent !== undefined;
		const said = token ? [{ token }] : isLonger ? undefined : (looks.get(node.getText()) ?? madeOf(node, looks));
		for (const one of said ?? []) tell(node, one);
		if (!said) ts.forEachChild(node, visit);
	}
	function tell(node: ts.Node, { property: own, ...said }: Said) {
		const steps: string[] = [];
		let part = '';
		for (let child: ts.Node = node; child.parent && !part; child = child.parent) {
			const { parent } = child;
			if (ts.isVariableDeclaration(parent)) part = parent.name.getText();
			else steps.unshift(...stepOf(parent, child, names));
		}
		const told = steps.filter((step) => !silent.has(step) && !step.startsWith('media.'));
		const property = own ?? told.pop() ?? '';
		const where = told.map(stateIn).filter(Boolean).join(' › ');
		uses.push({ part, where, property, ...said });
	}
	visit(sheet);
	const seen = new Set<string>();
	return uses.filter((use) => {
		const key = Object.values(use).join('|');
		return use.part !== '' && !seen.has(key) && seen.add(key);
	});
}
