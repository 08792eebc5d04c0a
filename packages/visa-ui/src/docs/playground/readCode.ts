import { type CalendarDate, parseDate } from '@internationalized/date';
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { isRefusedAddress, isRefusedName, isRefusedText } from './refused';

/** What code describes: only names of components and plain data. */
export interface Drawn {
	name: string;
	props: Record<string, Value>;
	children: Value[];
}
export type Value =
	| string
	| number
	| boolean
	| null
	| undefined
	| CalendarDate
	| Drawn
	| Value[]
	| { [key: string]: Value };

export const isDrawn = (value: Value): value is Drawn =>
	typeof value === 'object' && value !== null && drawn.has(value);
const drawn = new WeakSet<object>();

/** Why code isn't rendered, and where. */
export class CodeFault extends Error {}

/** So that no link can freeze a page. */
const limits = { letters: 8_000, parts: 300, depth: 30 };

interface Node {
	type: string;
	start: number;
}
type Reader = (node: Node, place: Place) => Value;
interface Place {
	depth: number;
	/** The name of the prop or key for the value. */
	key: string;
	count: { parts: number };
}

const parser = Parser.extend(jsx({ allowNamespaces: false, allowNamespacedObjects: false }));

/**
 * Reads JSX as data: elements, strings, numbers, arrays, objects, and dates as `day('2026-12-08')`. Nothing is ever
 * executed, so that a stranger's link can contain only a drawing: no calls, no variables, no functions, no URLs.
 */
export function readCode(code: string): Value[] {
	if (code.length > limits.letters) throw new CodeFault(`At most ${limits.letters} letters can be drawn`);
	const node = parse(`<>${code}</>`);
	return childrenOf(node, { depth: 0, key: '', count: { parts: 0 } });
}

function parse(code: string): Node {
	try {
		const { body } = parser.parse(code, { ecmaVersion: 'latest' }) as unknown as { body: { expression?: Node }[] };
		const [first, ...others] = body;
		if (first?.expression?.type !== 'JSXFragment' || others.length > 0) throw new CodeFault('Write elements alone');
		return first.expression;
	} catch (fault) {
		if (fault instanceof CodeFault) throw fault;
		throw new CodeFault(fault instanceof Error ? withoutFrame(fault.message) : String(fault));
	}
}

/** Positions without the two characters that precede the code. */
const withoutFrame = (message: string) =>
	message.replace(/\((\d+):(\d+)\)/, (_, line: string, column: string) =>
		line === '1' ? `(line 1, letter ${Number(column) - 1})` : `(line ${line}, letter ${Number(column) + 1})`,
	);

const field = <Type>(node: Node, name: string) => (node as unknown as Record<string, Type>)[name] as Type;

function childrenOf(node: Node, place: Place): Value[] {
	return field<Node[]>(node, 'children')
		.map((child) => read(child, { ...place, key: '' }))
		.filter((child) => child !== undefined && child !== '');
}

const readers: Record<string, Reader> = {
	JSXElement: readElement,
	JSXFragment: childrenOf,
	JSXText: (node) => textOf(field<string>(node, 'value')),
	JSXExpressionContainer: (node, place) => read(field<Node>(node, 'expression'), place),
	JSXEmptyExpression: () => undefined,
	Literal: readLiteral,
	UnaryExpression: readNegative,
	TemplateLiteral: readTemplate,
	ArrayExpression: (node, place) =>
		field<(Node | null)[]>(node, 'elements').map((item) => (item ? read(item, place) : null)),
	ObjectExpression: readRecord,
	CallExpression: readDay,
	Identifier: (node) => {
		if (field<string>(node, 'name') === 'undefined') return undefined;
		throw new CodeFault(`There are no variables here: ${field<string>(node, 'name')}`);
	},
};

function read(node: Node, place: Place): Value {
	const reader = Object.hasOwn(readers, node.type) ? readers[node.type] : undefined;
	if (!reader) throw new CodeFault(`Only data can be written here, no ${wordsOf(node.type)}`);
	if (place.depth > limits.depth) throw new CodeFault('Too many parts inside of each other');
	return reader(node, { ...place, depth: place.depth + 1 });
}

const wordsOf = (type: string) =>
	type
		.replace(/^JSX/, '')
		.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
		.toLowerCase();

/** As in JSX: lines are joined by a space, without indentation. */
const textOf = (text: string) =>
	text.includes('\n')
		? text
				.split('\n')
				.map((line, index, lines) => {
					const start = index === 0 ? line : line.trimStart();
					return index === lines.length - 1 ? start : start.trimEnd();
				})
				.filter(Boolean)
				.join(' ')
		: text;

function readElement(node: Node, place: Place): Drawn {
	place.count.parts += 1;
	if (place.count.parts > limits.parts) throw new CodeFault(`At most ${limits.parts} parts can be drawn`);
	const opening = field<Node>(node, 'openingElement');
	const nameNode = field<Node>(opening, 'name');
	if (nameNode.type !== 'JSXIdentifier') throw new CodeFault('A part has a name of one word');
	const element: Drawn = {
		name: field<string>(nameNode, 'name'),
		props: Object.fromEntries(field<Node[]>(opening, 'attributes').map((attribute) => readProp(attribute, place))),
		children: childrenOf(node, place),
	};
	drawn.add(element);
	return element;
}

function readProp(node: Node, place: Place): [string, Value] {
	if (node.type !== 'JSXAttribute') throw new CodeFault('Props are written one by one');
	const key = field<string>(field<Node>(node, 'name'), 'name');
	if (isRefusedName(key)) throw new CodeFault(`${key} can’t be said here`);
	const value = field<Node | null>(node, 'value');
	return [key, value ? read(value, { ...place, key }) : true];
}

function readLiteral(node: Node, { key }: Place): Value {
	const value = field<unknown>(node, 'value');
	if (typeof value === 'string') return checked(value, key);
	if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
	throw new CodeFault('Only words, numbers, true, false and null can be written');
}

function checked(text: string, key: string): string {
	if (isRefusedAddress(key, text)) throw new CodeFault(`${key}: an address is '#…' or a picture as data`);
	if (isRefusedText(text)) throw new CodeFault(`${key}: this is no text`);
	return text;
}

function readNegative(node: Node): number {
	const value = field<unknown>(field<Node>(node, 'argument'), 'value');
	if (field<string>(node, 'operator') !== '-' || typeof value !== 'number')
		throw new CodeFault('Only data can be written here');
	return -value;
}

function readTemplate(node: Node, { key }: Place): string {
	const [text, ...others] = field<Node[]>(node, 'quasis');
	if (!text || others.length > 0) throw new CodeFault('Nothing is reckoned here: write the text itself');
	return checked(field<{ cooked: string }>(text, 'value').cooked, key);
}

function readRecord(node: Node, place: Place): Value {
	return Object.fromEntries(
		field<Node[]>(node, 'properties').map((property): [string, Value] => {
			const name = field<Node>(property, 'key');
			if (
				property.type !== 'Property' ||
				field<boolean>(property, 'computed') ||
				field<string>(property, 'kind') !== 'init'
			)
				throw new CodeFault('A record has names and values alone');
			const key = name.type === 'Identifier' ? field<string>(name, 'name') : String(field<unknown>(name, 'value'));
			if (isRefusedName(key)) throw new CodeFault(`${key} can’t be said here`);
			return [key, read(field<Node>(property, 'value'), { ...place, key })];
		}),
	);
}

/** The only thing that looks like a call: a date, for which there is no literal. */
function readDay(node: Node): CalendarDate {
	const [first, ...others] = field<Node[]>(node, 'arguments');
	const value = first && first.type === 'Literal' ? field<unknown>(first, 'value') : undefined;
	if (
		field<string | undefined>(field<Node>(node, 'callee'), 'name') !== 'day' ||
		typeof value !== 'string' ||
		others.length > 0
	)
		throw new CodeFault("Nothing is called here but day('2026-12-08')");
	try {
		return parseDate(value);
	} catch {
		throw new CodeFault(`There is no day ${value}`);
	}
}
