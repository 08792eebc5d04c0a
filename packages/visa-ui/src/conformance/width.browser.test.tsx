import '../base';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stack } from '../components/Stack';
import { samples } from './samples';

const cleanups: (() => void)[] = [];
afterEach(() => {
	for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Alone in a line, and in a column: what is in a line as wide as its words, and what is as wide as its place. */
async function measure({ render }: (typeof samples)[string]) {
	const container = document.body.appendChild(document.createElement('div'));
	container.style.width = '40rem';
	const root = createRoot(container);
	cleanups.push(() => {
		root.unmount();
		container.remove();
	});
	flushSync(() =>
		root.render(
			<>
				<div>{render({ 'data-probe': 'line' })}</div>
				<Stack>{render({ 'data-probe': 'column' })}</Stack>
			</>,
		),
	);
	const find = (place: string) => vi.waitUntil(() => container.querySelector(`[data-probe="${place}"]`));
	const [line, column] = [await find('line'), await find('column')];
	const { display, backgroundColor, borderTopWidth } = getComputedStyle(line);
	// Without a background or border it is just text: nobody sees that it isn't wider.
	const isFramed = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
	const isInLine = display.startsWith('inline') && isFramed;
	const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);
	return { isInLine, line: widthOf(line), column: widthOf(column) };
}

describe('in a column', () => {
	it.each(Object.entries(samples).filter(([, { kind }]) => kind !== 'overlay'))(
		'%s is no wider than its words where it is so in a line',
		async (_name, sample) => {
			const { isInLine, line, column } = await measure(sample);
			expect(isInLine ? column : line).toBe(line);
		},
	);
});
