import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as ui from '../entries';
import { componentNames, type Sample, samples } from './samples';

/** A busy machine needs time. */
const patience = { timeout: 15_000 };
const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0)) cleanup();
});

async function show({ render }: Sample) {
	const container = document.body.appendChild(document.createElement('div'));
	const root = createRoot(container);
	let held: Element | null = null;
	cleanups.push(() => {
		root.unmount();
		container.remove();
	});
	const probe = {
		id: 'probe-id',
		className: 'probe-class',
		style: { outlineOffset: '7px' },
		'data-probe': 'here',
		ref: (element: Element | null) => {
			held = element;
		},
	};
	flushSync(() => root.render(render(probe)));
	const element = await vi.waitUntil(() => document.querySelector('[data-probe="here"]'), patience);
	return { container, element, held: () => held };
}

describe('every component of the front door', () => {
	it('has a specimen', () => {
		expect(Object.keys(samples).sort()).toEqual([...componentNames].sort());
	});

	it.each(Object.entries(samples))(
		'%s takes a class, a style, data-*, an id and a ref at its root',
		async (_name, sample) => {
			const { container, element, held } = await show(sample);
			expect(document.querySelectorAll('[data-probe="here"]')).toHaveLength(1);
			expect(element.classList).toContain('probe-class');
			expect((element as HTMLElement).style.outlineOffset).toBe('7px');
			expect(element.classList.length, 'its own classes stay').toBeGreaterThanOrEqual(1);
			await vi.waitUntil(held, patience);
			if (sample.kind !== 'overlay') expect(element.parentElement).toBe(container);
			if (sample.kind === 'field') {
				expect(element.contains(held())).toBe(true);
				expect(held()).not.toBe(element);
				expect(held()?.id).toBe('probe-id');
			} else {
				expect(held()).toBe(element);
				expect(element.id).toBe('probe-id');
			}
		},
	);

	const icons = Object.entries(ui).filter(([name]) => /^[A-Z].*Icon$/.test(name)) as [string, typeof ui.CheckIcon][];
	it.each(icons)('%s takes a class, data-*, an id and a ref', async (_name, Icon) => {
		const { element, held } = await show({ render: (probe) => <Icon {...probe} /> });
		expect(element.tagName).toBe('svg');
		await vi.waitUntil(held, patience);
		expect(held()).toBe(element);
	});
});
