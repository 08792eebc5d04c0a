import '../base';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../entries';
import { type Sample, samples } from './samples';

/** A host's page, nothing of which may show in our components: everything that text inherits. */
const theirs = `color: rgb(255, 0, 0); font: italic small-caps 900 20px/60px serif; letter-spacing: 7px; word-spacing: 9px;
	text-transform: uppercase; text-indent: 11px; text-align: right; white-space: pre-line`;
/** The inherited text properties: nothing of ours looks like this. */
const letters = {
	fontFamily: 'serif',
	fontSize: '20px',
	fontStyle: 'italic',
	fontWeight: '900',
	fontVariantCaps: 'small-caps',
	lineHeight: '60px',
	letterSpacing: '7px',
	wordSpacing: '9px',
	textTransform: 'uppercase',
	textIndent: '11px',
	textAlign: 'right',
	whiteSpaceCollapse: 'preserve-breaks',
} as const;
/** A link is part of its sentence, and a text is aligned like its column. */
const leftToThem: Record<string, readonly (keyof typeof letters)[]> = {
	Link: (Object.keys(letters) as (keyof typeof letters)[]).filter((name) => name !== 'fontFamily'),
	Text: ['textAlign'],
	Heading: ['textAlign'],
};
/**
 * The host's words in a component of ours without a background, and an amount or a day in its line: they look like the
 * host's.
 */
const hosts: Record<string, readonly string[]> = {
	AppShell: ['Səhifə'],
	Columns: ['Sütun'],
	Container: ['Məzmun'],
	DateText: ['8\u00a0dekabr\u00a02026'],
	Form: ['Sahələr'],
	Inline: ['Sıra'],
	Money: ['1.250', ' AZN'],
	SplitView: ['A', 'B'],
	Stack: ['Yığın'],
	Tabs: ['Pasport'],
};

const cleanups: (() => void)[] = [];
beforeEach(() => {
	const before = document.body.getAttribute('style') ?? '';
	document.body.setAttribute('style', theirs);
	cleanups.push(() => document.body.setAttribute('style', before));
});
afterEach(() => {
	for (const cleanup of cleanups.splice(0).reverse()) cleanup();
});

async function show({ render }: Sample) {
	draw(render({ 'data-probe': 'here' }));
	return vi.waitUntil(() => document.querySelector('[data-probe="here"]'), { timeout: 15_000 });
}

function draw(element: ReactElement) {
	const container = document.body.appendChild(document.createElement('div'));
	const root = createRoot(container);
	cleanups.push(() => {
		root.unmount();
		container.remove();
	});
	flushSync(() => root.render(element));
	return container;
}

/** Invisible: what only a screen reader reads, and inputs that something else is drawn for. */
const isSeen = (element: Element) =>
	element.checkVisibility({ opacityProperty: true }) &&
	element.getBoundingClientRect().width > 1 &&
	!element.closest('.viza-VisuallyHidden');

/** Everything in it with a colour or text: words, drawings, fields. */
function partsOf(root: Element): [what: string, where: Element][] {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
	const parts: [string, Element][] = [];
	for (let node: Node | null = root; node; node = walker.nextNode()) {
		if (node instanceof Text && node.parentElement && node.data.trim()) parts.push([node.data, node.parentElement]);
		if (node instanceof Element && node.matches('svg, input, textarea, select')) parts.push([node.tagName, node]);
	}
	return parts.filter(([, element]) => isSeen(element));
}

describe('in a page whose letters are of another colour and kind', () => {
	it.each(Object.entries(samples))('%s has its own', async (name, sample) => {
		const root = await show(sample);
		const asked = (Object.keys(letters) as (keyof typeof letters)[]).filter(
			(property) => !leftToThem[name]?.includes(property),
		);
		const taken = partsOf(root)
			.filter(([what]) => !hosts[name]?.includes(what))
			.flatMap(([what, element]) => {
				const has = getComputedStyle(element);
				const isDrawing = element instanceof SVGElement;
				const colours = isDrawing ? [has.stroke, has.fill] : [has.color];
				return [
					...(colours.includes('rgb(255, 0, 0)') ? [`${what}: the host's colour`] : []),
					// A drawing has no text: those in it are parts of their own.
					...asked
						.filter((property) => !isDrawing && has[property] === letters[property])
						.map((property) => `${what}: the host's ${property}`),
				];
			});
		expect(taken).toEqual([]);
	});
});

it('what a Box aligns stands so: words of all that is in it, but in what is aligned by itself', () => {
	const container = draw(
		<ui.Box textAlign="center">
			<ui.Stat label="Müraciət" value="12" />
			<ui.DescriptionList items={[{ term: 'Ölkə', value: 'Yaponiya' }]} />
			<ui.Notice tone="info">Bağlıdır</ui.Notice>
			<ui.Box textAlign="end">
				<ui.Tag>Turizm</ui.Tag>
			</ui.Box>
		</ui.Box>,
	);
	const aligned = partsOf(container).filter(([, where]) => !(where instanceof SVGElement));
	expect(aligned.map(([what, where]) => `${what}: ${getComputedStyle(where).textAlign}`)).toEqual([
		'Müraciət: center',
		'12: center',
		'Ölkə: center',
		'Yaponiya: center',
		'Bağlıdır: center',
		'Turizm: end',
	]);
});

it('what stands in a cell or bar of the page that is to be one line has one line', () => {
	const container = draw(
		<div style={{ whiteSpace: 'nowrap', width: 20 }}>
			<ui.Tag>Turizm vizası</ui.Tag>
			<ui.StatusTag tone="info">Baxılır indi</ui.StatusTag>
			<ui.Button>Davam et</ui.Button>
		</div>,
	);
	const words = partsOf(container).filter(([what]) => what.includes(' '));
	expect(words).toHaveLength(3);
	for (const [what, where] of words) expect(getComputedStyle(where).whiteSpace, what).toBe('nowrap');
});

describe('in a page that takes the underline off its links, as Tailwind does', () => {
	it.each(Object.entries(samples))('%s keeps that of its own', async (_name, sample) => {
		const root = await show(sample);
		const underlined = () =>
			[root, ...root.querySelectorAll('*')]
				.filter((part) => part.matches('a[class*="viza-"]'))
				.map((link) => `${link.textContent}: ${getComputedStyle(link).textDecorationLine}`);
		const before = underlined();
		const reset = document.head.appendChild(document.createElement('style'));
		cleanups.push(() => reset.remove());
		reset.textContent = '@layer base { a { color: inherit; text-decoration: inherit } }';
		expect(underlined()).toEqual(before);
	});
});
