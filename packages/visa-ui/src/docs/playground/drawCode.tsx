import { createElement, type ElementType, Fragment, type ReactNode } from 'react';
import * as ui from '../../entries';
import { CodeFault, type Drawn, isDrawn, readCode, type Value } from './readCode';

/** Text elements, which accept only language and direction. */
const elements = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'span', 'div', 'h1', 'h2', 'h3']);
const ofElements = new Set(['lang', 'dir', 'id']);

const components = new Map<string, unknown>(Object.entries(ui));
const isComponent = (thing: unknown): thing is ElementType =>
	typeof thing === 'function' || (typeof thing === 'object' && thing !== null && '$$typeof' in thing);

function typeOf({ name, props }: Drawn): ElementType {
	if (elements.has(name)) {
		const refused = Object.keys(props).find((prop) => !ofElements.has(prop));
		if (refused) throw new CodeFault(`<${name}> takes lang, dir and id, no ${refused}`);
		return name as ElementType;
	}
	const exported = /^[A-Z]/.test(name) ? components.get(name) : undefined;
	if (!isComponent(exported)) throw new CodeFault(`There is no component <${name}>`);
	return exported;
}

/** A component's props: elements rendered, everything else as written. */
function given(value: Value): unknown {
	if (isDrawn(value)) return elementOf(value);
	if (Array.isArray(value)) return value.map((part) => given(part));
	if (typeof value !== 'object' || value === null || !isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, given(part)]));
}
const isRecord = (value: object): value is { [key: string]: Value } =>
	Object.getPrototypeOf(value) === Object.prototype;

function elementOf(drawn: Drawn): ReactNode {
	const props = Object.fromEntries(Object.entries(drawn.props).map(([name, value]) => [name, given(value)]));
	return createElement(typeOf(drawn), props, ...childrenOf(drawn.children));
}

const childrenOf = (children: readonly Value[]): ReactNode[] =>
	children.map((child, place) => {
		if (isDrawn(child)) return createElement(Fragment, { key: place }, elementOf(child));
		if (Array.isArray(child)) return createElement(Fragment, { key: place }, ...childrenOf(child));
		if (typeof child === 'object' && child !== null) throw new CodeFault('Between tags stand words and elements alone');
		return child;
	});

/** What the code renders; an error says why it renders nothing. */
export function drawCode(code: string): { shown: ReactNode; fault?: undefined } | { shown?: undefined; fault: string } {
	try {
		return { shown: createElement(Fragment, null, ...childrenOf(readCode(code))) };
	} catch (fault) {
		if (fault instanceof CodeFault) return { fault: fault.message };
		throw fault;
	}
}
