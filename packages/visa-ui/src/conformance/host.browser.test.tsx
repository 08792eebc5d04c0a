import '../base';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Sample, samples } from './samples';

/** A host's page, of which nothing is to be seen in what is ours. */
const theirs = 'color: rgb(255, 0, 0); font: 20px/3 serif';
/** Words of the host in a frame of ours that has no ground of its own, and a sum or a day in its line: they look as it has them. */
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
	const container = document.body.appendChild(document.createElement('div'));
	const root = createRoot(container);
	cleanups.push(() => {
		root.unmount();
		container.remove();
	});
	flushSync(() => root.render(render({ 'data-probe': 'here' })));
	return vi.waitUntil(() => document.querySelector('[data-probe="here"]'), { timeout: 15_000 });
}

/** Where nobody sees it: what only a screen reader reads, and inputs that something else is drawn for. */
const isSeen = (element: Element) =>
	element.checkVisibility({ opacityProperty: true }) &&
	element.getBoundingClientRect().width > 1 &&
	!element.closest('.viza-VisuallyHidden');

/** All in it that has a colour or letters: words, drawings, fields. */
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
		const isField = sample.kind === 'field';
		const taken = partsOf(root)
			.filter(([what]) => !hosts[name]?.includes(what))
			.flatMap(([what, element]) => {
				const { color, stroke, fill, fontFamily, fontSize } = getComputedStyle(element);
				const colours = element instanceof SVGElement ? [stroke, fill] : [color];
				return [
					...(colours.includes('rgb(255, 0, 0)') ? [`${what}: the host's colour`] : []),
					...(fontFamily === 'serif' ? [`${what}: the host's letters`] : []),
					// What stands in a form beside labels is as large as they are.
					...(isField && what !== 'svg' && fontSize === '20px' ? [`${what}: the host's size`] : []),
				];
			});
		expect(taken).toEqual([]);
	});
});
