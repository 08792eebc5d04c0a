// Built from its sources a component takes its resets from the page.
import '../../theme/page.css';
import '../../entries';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawPage } from '../../root/drawPage';
import { emulate, enlargeLetters } from '../../theme/emulated';
import { Ticket } from '.';

const rowsWith = (...values: (string | null)[]) =>
	['Ölkə', 'Tarixlər', 'Xidmət'].map((label, index) => ({ id: label, label, value: values[index] ?? null }));

let container: HTMLElement;
let draw: ReturnType<typeof drawPage>['draw'];
beforeEach(() => {
	({ page: container, draw } = drawPage());
});
afterEach(() => emulate({}));

/** Renders the rows, and returns which lines start to be printed until the next frame, and the ticket's height. */
async function show(...values: (string | null)[]) {
	draw(<Ticket title="Müraciətiniz" rows={rowsWith(...values)} />);
	const section = () => container.querySelector('section');
	const filled = values.filter((value) => value !== null).length;
	await vi.waitFor(() => expect(section()?.querySelectorAll('dd > span')).toHaveLength(3 - filled), {
		timeout: 15_000,
	});
	const printing = (section()?.getAnimations({ subtree: true }) ?? []) as CSSAnimation[];
	const lines = printing.map(({ effect }) => (effect as KeyframeEffect).target?.textContent);
	const durations = printing.map(({ effect }) => effect?.getComputedTiming().duration);
	return { lines, durations, height: section()?.getBoundingClientRect().height, printing };
}

it('[WIZ-02] a line that is filled while one looks is printed, once, and nothing moves for it', async () => {
	await emulate({});
	const first = await show('İtaliya');
	expect(first.lines).toEqual([]);
	const second = await show('İtaliya', '8 – 20 dekabr');
	expect([second.lines, second.durations, second.height]).toEqual([['8 – 20 dekabr'], [320], first.height]);
	for (const line of second.printing) line.finish();
	await vi.waitFor(() => expect(container.querySelector('[data-fresh]')).toBeNull(), { timeout: 15_000 });
	const third = await show('İtaliya', '9 – 20 dekabr', 'Standart');
	expect([third.lines, third.height]).toEqual([['Standart'], first.height]);
});

it('[WIZ-02] with reduced motion a new line simply stands there', async () => {
	await emulate({ motion: 'reduced' });
	await show('İtaliya');
	expect((await show('İtaliya', '8 – 20 dekabr')).lines).toEqual([]);
});

it('[WIZ-02] with letters of 200 % the folded ticket’s arrow stays beside its words', async () => {
	await enlargeLetters();
	container.style.padding = '16px';
	draw(<Ticket title="Səyahətiniz" rows={rowsWith('İtaliya')} total="—" />);
	const [words, arrow] = ['summary > span', 'summary svg'].map((one) =>
		container.querySelector(one)?.getBoundingClientRect(),
	);
	expect(words?.width).toBeGreaterThan(0);
	expect(arrow?.top).toBeLessThan(words?.bottom ?? 0);
	expect(arrow?.left).toBeGreaterThanOrEqual(words?.right ?? 0);
});
