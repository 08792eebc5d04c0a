import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, handlersFor, mockAdmin, mockAgent, mockRequests } from 'visa-sdk/mocks';
import { agree, askToAssign, at, boxOfAll, colleague, everywhere, listOf, rowLinks } from '../../stories/deskSteps';
import { freshBrowser, SiteAt } from '../../stories/SiteAt';
import { words } from './strings';

const meta = {
	title: 'Site/Desk/Bulk',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Assigned: Story = {
	name: '[DSH-11] an admin gives the chosen cases to one person, and takes it back',
	args: at('unassigned'),
	parameters: { msw: handlersFor('admin') },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 2);
		const count = rowLinks(table).length;
		await userEvent.keyboard('jxjx');
		const question = await askToAssign(canvas, userEvent, 2);
		await agree(question, userEvent);
		await screen.findByText(words.bulk.done(2, colleague));
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count - 2));
		await waitFor(() => expect(boxOfAll(canvas)).toHaveFocus());
		const undo = await screen.findByRole('button', { name: 'Geri qaytar' });
		// The toast stays, and covers nothing on the page that may be pressed next.
		const news = (undo.closest('li') as HTMLElement).getBoundingClientRect();
		const isUnder = (control: Element) => {
			const { left, right, top, bottom, width } = control.getBoundingClientRect();
			return width > 0 && left < news.right && right > news.left && top < news.bottom && bottom > news.top;
		};
		const pressed = [...canvas.getByRole('main').querySelectorAll('button, a[href], select, input')];
		await expect(pressed.filter(isUnder)).toEqual([]);
		await userEvent.click(undo);
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count));
	},
};

const contested = createWorld({ user: mockAdmin, requests: mockRequests(40) });
export const Refused: Story = {
	name: '[DSH-11] the chosen case that someone else changed meanwhile is named, stays chosen alone, and can be given at once',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: createHandlers(contested) },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 2);
		const secondText = rowLinks(table)[1]?.textContent ?? '';
		const second = () => contested.requests.find(({ reference }) => secondText.includes(reference));
		const reference = second()?.reference ?? '-';
		await userEvent.keyboard('jxjx');
		await canvas.findByText('2 sətir seçilib');
		Object.assign(second() ?? {}, { version: 9 });
		await agree(await askToAssign(canvas, userEvent, 2), userEvent);
		const refused = await screen.findByRole('dialog', { name: words.bulk.refusedTitle });
		await waitFor(() => expect(within(refused).getByText(reference)).toBeVisible());
		await waitFor(() => expect(within(refused).getByText(words.bulk.refused(1, 1))).toBeVisible());
		await userEvent.click(within(refused).getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(boxOfAll(canvas)).toHaveFocus());
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: new RegExp(reference) })).toBeChecked());
		await waitFor(() => expect(canvas.getByText('1 sətir seçilib')).toBeVisible());
		await agree(await askToAssign(canvas, userEvent, 1), userEvent);
		await waitFor(() => expect(second()?.assignedTo?.firstName).toBe('Nigar'));
		await waitFor(() => expect(canvas.queryByText('1 sətir seçilib')).not.toBeInTheDocument());
	},
};

const emptied = createWorld({ user: mockAdmin, requests: mockRequests(40) });
export const Taken: Story = {
	name: '[DSH-11] the question about the chosen cases stays as it was put when someone else takes them, and they are named',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: createHandlers(emptied) },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned', 2);
		const count = rowLinks(table).length;
		const texts = rowLinks(table).map(({ textContent }) => textContent ?? '');
		const chosen = () =>
			texts.slice(0, 2).flatMap((text) => emptied.requests.filter(({ reference }) => text.includes(reference)));
		await userEvent.keyboard('jxjx');
		const question = await askToAssign(canvas, userEvent, 2);
		await waitFor(() => expect(emptied.live.size).toBeGreaterThan(0));
		for (const request of chosen()) {
			const { id } = request;
			const version = request.version + 1;
			Object.assign(request, { version, assignedTo: mockAgent });
			for (const tell of emptied.live) tell({ type: 'request', id, version, isNew: false, queue: 'other' });
		}
		await waitFor(() => expect(rowLinks(table)).toHaveLength(count - 2));
		expect(question).toBeVisible();
		expect(question).toHaveAccessibleName(words.bulk.question(2, colleague));
		await agree(question, userEvent);
		const refused = await screen.findByRole('dialog', { name: words.bulk.refusedTitle });
		for (const { reference } of chosen()) {
			await waitFor(() => expect(within(refused).getByText(reference)).toBeVisible());
		}
		await userEvent.click(within(refused).getByRole('button', { name: 'Bağla' }));
		await waitFor(() => expect(document.body).not.toHaveFocus());
		expect(chosen().map(({ assignedTo }) => assignedTo?.id)).toEqual([mockAgent.id, mockAgent.id]);
	},
};

const check = { askedAt: '2026-11-20T08:00:00.000Z', askedBy: mockAgent, takenBy: null };
const awaited = mockRequests(30).map((request) => ({
	...request,
	status: 'IN_REVIEW' as const,
	assignedTo: mockAgent,
	check,
}));
export const OfChecked: Story = {
	name: '[DSH-11] [DSH-13] the question about the chosen cases tells of the second checks that end, and how many where they are known',
	tags: ['whole'],
	args: everywhere,
	parameters: { msw: createHandlers(createWorld({ user: mockAdmin, requests: awaited })) },
	play: async ({ canvas, userEvent }) => {
		await listOf(canvas, 'all', 2);
		await userEvent.keyboard('jxjx');
		const two = within(await askToAssign(canvas, userEvent, 2));
		await waitFor(() => expect(two.getByText(words.bulk.endsChecks(2))).toBeVisible());
		await userEvent.click(two.getByRole('button', { name: words.moves.cancel }));
		await userEvent.click(boxOfAll(canvas));
		await userEvent.click(await canvas.findByRole('button', { name: 'Bütün 30 sətri seç' }));
		const all = within(await askToAssign(canvas, userEvent, 30));
		await waitFor(() => expect(all.getByText(words.bulk.endsChecks(null))).toBeVisible());
		await userEvent.click(all.getByRole('button', { name: words.moves.cancel }));
		await userEvent.click(canvas.getByRole('button', { name: 'Seçimi ləğv et' }));
	},
};

const checked = createWorld({ user: mockAdmin, requests: awaited });
export const UndoneOfChecked: Story = {
	name: '[DSH-08] [DSH-13] undoing says that second checks which ended with it don’t come back',
	args: everywhere,
	parameters: { msw: createHandlers(checked) },
	play: async ({ canvas, userEvent }) => {
		await listOf(canvas, 'all', 2);
		await userEvent.keyboard('jxjx');
		await agree(await askToAssign(canvas, userEvent, 2), userEvent);
		await userEvent.click(await screen.findByRole('button', { name: 'Geri qaytar' }));
		await waitFor(() => expect(screen.getByText(words.owner.checksEnded)).toBeVisible());
		expect(checked.requests.filter((request) => !request.check)).toHaveLength(2);
		expect(checked.requests.every(({ assignedTo }) => assignedTo?.id === mockAgent.id)).toBe(true);
	},
};

export const OnAPhone: Story = {
	name: '[DSH-19] on a phone the count of the chosen cases, and what can be done with them, take two lines',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: handlersFor('admin') },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas, userEvent }) => {
		const [box] = await canvas.findAllByRole('checkbox', { name: /: sətri seç/ });
		await userEvent.click(box as HTMLElement);
		const page = await canvas.findByRole('button', { name: 'Səhifəni seç' });
		await canvas.findByRole('combobox', { name: words.bulk.label });
		const bar = page.closest('.viza-DataTable-bulk');
		await waitFor(() => expect(bar?.getBoundingClientRect().height).toBeLessThanOrEqual(120));
		await userEvent.click(canvas.getByRole('button', { name: 'Seçimi ləğv et' }));
	},
};

export const OfNothing: Story = {
	name: '[DSH-11] cases that already belong to nobody are not said to be assigned',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: handlersFor('admin') },
	play: async ({ canvas, userEvent }) => {
		await listOf(canvas, 'unassigned', 2);
		await userEvent.keyboard('jx');
		const question = await askToAssign(canvas, userEvent, 1, null);
		await userEvent.click(within(question).getByRole('button', { name: words.bulk.takeBack }));
		await screen.findByText(words.bulk.unchanged);
		expect(screen.queryByText(words.bulk.done(0, null))).not.toBeInTheDocument();
	},
};

export const OfAll: Story = {
	name: '[DSH-11] [DSH-16] when all cases of a queue are given away, its heading has the focus',
	tags: ['whole'],
	args: at('unassigned'),
	parameters: { msw: createHandlers(createWorld({ user: mockAdmin, requests: mockRequests(6) })) },
	play: async ({ canvas, userEvent }) => {
		const table = await listOf(canvas, 'unassigned');
		const count = rowLinks(table).length;
		await userEvent.click(boxOfAll(canvas));
		const question = await askToAssign(canvas, userEvent, count);
		await agree(question, userEvent);
		await screen.findByText(words.bulk.done(count, colleague));
		await waitFor(() => expect(rowLinks(table)).toHaveLength(0));
		await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
	},
};
