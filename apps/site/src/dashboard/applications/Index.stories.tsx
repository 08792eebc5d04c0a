import type { Meta, StoryObj } from '@storybook/react-vite';
import { getResponse, HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { Figures as FiguresOf } from 'visa-sdk/contract';
import { createHandlers, createWorld, handlersFor, mockAdmin, mockHistory, mockRequests } from 'visa-sdk/mocks';
import { queryClient } from '../../api';
import { freshBrowser, SiteAt } from '../../stories/SiteAt';
import { savedFiles } from '../../stories/savedFiles';
import { strings } from '../../strings';
import { words as dashboard } from '../strings';
import { words } from './strings';

const meta = {
	title: 'Site/Desk/Index and audit',
	component: SiteAt,
	parameters: { layout: 'fullscreen', msw: handlersFor('admin') },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const { figures, audit } = words;

export const Figures: Story = {
	name: '[DSH-14] each number of the index leads to a list of as many',
	args: { path: '/dashboard' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const table = await canvas.findByRole('table', { name: figures.byStatus });
		const row = within(table).getByRole('row', { name: new RegExp(words.statuses.IN_REVIEW) });
		const link = within(row).getByRole('link');
		const count = link.textContent;
		await userEvent.click(link);
		await canvas.findByRole('table', { name: words.queues.all });
		const status = () => canvasElement.querySelector('[role=search] [role=status]');
		await waitFor(() => expect(status()).toHaveTextContent(new RegExp(`^${count}\\D`)));
	},
};

/** On the first of its days nobody paid. */
const withoutMoneyAtFirst = http.get('/api/desk/figures', async ({ request }) => {
	const told = (await (await getResponse(handlersFor('admin'), request))?.json()) as FiguresOf;
	return HttpResponse.json({ ...told, money: told.money.map((day, index) => (index > 0 ? day : { ...day, paid: 0 })) });
});
export const LastDays: Story = {
	name: '[DSH-14] the days of the money begin with the last one',
	tags: ['whole'],
	args: { path: '/dashboard' },
	parameters: { msw: [withoutMoneyAtFirst, ...handlersFor('admin')] },
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: figures.money });
		const links = within(table).getAllByRole('link');
		const days = links.map((link) => new URL(link.getAttribute('href') ?? '', location.origin).searchParams);
		const paid = days.flatMap((asked) => asked.get('paidFrom') ?? []);
		expect(new Set(paid).size).toBeGreaterThan(1);
		expect(paid).toEqual([...paid].sort().reverse());
		// Nothing leads to no list.
		const cells = within(table)
			.getAllByRole('row')
			.flatMap((row) => [...row.querySelectorAll('td')].slice(0, 1));
		const nothing = cells.filter((cell) => /^0\D/.test(cell.textContent ?? ''));
		expect(nothing.length).toBeGreaterThan(0);
		for (const cell of cells) expect(cell.querySelector('a') === null).toBe(nothing.includes(cell));
	},
};

/** What stands in one line, line by line. */
function linesOf(elements: readonly Element[]): DOMRect[][] {
	const boxes = elements.map((one) => one.getBoundingClientRect());
	return [...new Set(boxes.map(({ top }) => top))].map((line) => boxes.filter(({ top }) => top === line));
}

export const FilledRows: Story = {
	name: '[DSH-01] [DSH-14] the cards of the first page fill their lines, and those of one line begin alike',
	tags: ['whole'],
	args: { path: '/dashboard' },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('table', { name: figures.money });
		const heading = canvas.getByRole('heading', { level: 3, name: figures.byStatus });
		// Each heading is as far below the edge of its card as the others, those of charts too.
		const offsets = [...(heading.parentElement?.parentElement?.children ?? [])].map((card) => {
			const [title] = card.querySelectorAll('h3, figcaption');
			return (title?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top;
		});
		expect(offsets).toHaveLength(6);
		for (const offset of offsets) expect(Math.abs(offset - (offsets[0] ?? 0))).toBeLessThanOrEqual(4);
		const sections = [...canvasElement.querySelectorAll('main li:has(> a[href^="/dashboard/"])')].filter(
			(item) => !item.closest('nav'),
		);
		const lines = linesOf(sections);
		for (const line of lines) expect(line.length).toBeGreaterThan(1);
		expect(new Set(lines.map((line) => Math.round(line.at(-1)?.right ?? 0))).size).toBe(1);
	},
};

export const NothingYet: Story = {
	name: '[DSH-14] days without any money are a sentence, and neither rows of zeros nor a flat line',
	args: { path: '/dashboard' },
	parameters: { msw: createHandlers(createWorld({ user: mockAdmin, requests: [] })) },
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: figures.byStatus });
		await waitFor(() => expect(canvas.getAllByText(figures.none)).toHaveLength(3));
		await expect(within(table).queryByRole('link')).not.toBeInTheDocument();
		// What is missing shares a card, and no card is alone in a line that has room for two, or higher than the table.
		const cards = [...(table.closest('section')?.parentElement?.parentElement?.children ?? [])];
		await expect(cards).toHaveLength(2);
		const [first, second] = cards.map((card) => card.getBoundingClientRect());
		if (first?.top === second?.top) await expect(second?.height).toBe(first?.height);
		else await expect(second?.width).toBe(first?.width);
		await expect(canvas.queryByRole('table', { name: figures.money })).not.toBeInTheDocument();
		await expect(canvas.queryByRole('heading', { name: figures.course })).not.toBeInTheDocument();
	},
};

let isCut = false;
export const StaleFigures: Story = {
	name: '[DSH-14] [DSH-10] figures that can’t be read again stay, and the page says that they may be old',
	tags: ['whole'],
	args: { path: '/dashboard' },
	parameters: {
		msw: [
			http.get('/api/desk/figures', () => (isCut ? HttpResponse.json({ message: 'Yox' }, { status: 503 }) : undefined)),
			...handlersFor('admin'),
		],
	},
	beforeEach: () => {
		isCut = false;
		return freshBrowser();
	},
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: figures.byStatus });
		isCut = true;
		void queryClient.invalidateQueries();
		await canvas.findByText(figures.stale, undefined, { timeout: 10_000 });
		await waitFor(() => expect(table).toBeVisible());
		isCut = false;
		await userEvent.click(canvas.getByRole('button', { name: strings.retry }));
		await waitFor(() => expect(canvas.queryByText(figures.stale)).not.toBeInTheDocument());
	},
};

function gate() {
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { open, opened };
}
let held = gate();
/** A handful of countries, as the place that is kept supposes. */
const few = mockRequests(16);
export const FiguresOnTheirWay: Story = {
	name: '[DSH-14] while the figures are on their way their place is kept, and the sections stay where they are',
	tags: ['whole'],
	args: { path: '/dashboard' },
	// Without a response of its own it belongs to the next one, once released.
	parameters: {
		msw: [
			http.get('/api/desk/figures', () => held.opened),
			...createHandlers(createWorld({ user: mockAdmin, requests: few, history: mockHistory(few) })),
		],
	},
	beforeEach: () => {
		held = gate();
		return held.open;
	},
	play: async ({ canvas }) => {
		const desk = await canvas.findByRole('region', { name: figures.heading });
		const heightOf = () => Math.round(desk.getBoundingClientRect().height);
		for (const name of [
			figures.course,
			figures.countries,
			figures.byStatus,
			figures.money,
			figures.byCountry,
			figures.byAgent,
		])
			await expect(within(desk).getByRole('heading', { level: 3, name })).toBeVisible();
		const before = heightOf();
		held.open();
		await canvas.findByRole('table', { name: figures.byStatus });
		// A row more or less.
		await expect(Math.abs(heightOf() - before)).toBeLessThan(64);
	},
};

let isDown = true;
const whileDown = (path: string) =>
	http.get(path, () => (isDown ? HttpResponse.json({ message: 'Baza cavab vermir' }, { status: 503 }) : undefined));
const sectionWith = (path: 'countries' | 'services', count: string) =>
	new RegExp(`^${dashboard.sections[path].many} ?${count}`);

export const FiguresFailed: Story = {
	name: '[DSH-14] figures that could not be read say so, the sections are there all the same, and one press reads all that failed',
	args: { path: '/dashboard' },
	parameters: {
		msw: [whileDown('/api/desk/figures'), whileDown('/api/services'), ...handlersFor('admin')],
	},
	beforeEach: () => {
		isDown = true;
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText('Baza cavab vermir');
		const main = within(canvas.getByRole('main'));
		const section = (...of: Parameters<typeof sectionWith>) => main.getByRole('link', { name: sectionWith(...of) });
		await waitFor(() => expect(section('countries', '\\d+ qeyd')).toBeVisible());
		await waitFor(() => expect(section('services', dashboard.home.failed)).toBeVisible());
		isDown = false;
		await userEvent.click(main.getByRole('button', { name: /^Yenidən cəhd/ }));
		await canvas.findByRole('table', { name: figures.byStatus });
		await waitFor(() => expect(section('services', '\\d+ qeyd')).toBeVisible());
	},
};

const requests = mockRequests(40);
const world = createWorld({ user: mockAdmin, requests });
const of = requests[2];
world.events.set(of?.id ?? '', [
	{
		id: '00000000-0000-4000-8000-0000000000e1',
		at: '2026-11-20T08:00:00.000Z',
		subject: 'request',
		kind: 'moved',
		from: 'SUBMITTED',
		to: 'IN_REVIEW',
		fromPerson: null,
		toPerson: null,
		changes: [],
		actor: { id: mockAdmin.id, firstName: mockAdmin.firstName, lastName: mockAdmin.lastName, role: 'admin' },
		reason: null,
	},
	{
		id: '00000000-0000-4000-8000-0000000000e2',
		at: '2026-11-20T07:00:00.000Z',
		subject: 'catalogue',
		kind: 'changed',
		...{ from: null, to: null, fromPerson: null, toPerson: null },
		changes: [{ field: 'originalPrice', from: 8000, to: 9150 }],
		actor: { id: mockAdmin.id, firstName: mockAdmin.firstName, lastName: mockAdmin.lastName, role: 'admin' },
		reason: 'service: Standart (originalPrice)',
	},
]);
export const Trail: Story = {
	name: '[DSH-15] an admin reads who did what, filters it, and takes it along',
	args: { path: '/dashboard/audit' },
	parameters: { msw: createHandlers(world) },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1, name: audit.title });
		const table = await canvas.findByRole('table', { name: audit.title });
		await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0));
		await within(table).findByText(`${words.history.state}: ${words.statuses.SUBMITTED} → ${words.statuses.IN_REVIEW}`);
		await within(table).findByText('İlkin qiymət: 80 AZN → 91,50 AZN');
		await within(table).findByText('Xidmət: Standart');
		await userEvent.click(await canvas.findByRole('button', { name: `${audit.about} Hamısı` }));
		await userEvent.click(await within(document.body).findByRole('checkbox', { name: audit.subjects.user }));
		await canvas.findByRole('button', { name: `${audit.about}: ${audit.subjects.user}: filtri sil` });
		await waitFor(() => expect(within(table).queryByRole('rowheader')).not.toBeInTheDocument());
		const saved = savedFiles();
		await userEvent.click(canvas.getByRole('button', { name: dashboard.csv.download }));
		await userEvent.click(
			await within(document.body).findByRole('menuitem', { name: dashboard.csv.separators.semicolon }),
		);
		await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^Jurnal-\d{4}-\d\d-\d\d\.csv$/)]));
	},
};

const after = createWorld({ user: mockAdmin });
const [, gone] = after.agents;
if (gone) gone.isActive = false;
export const TrailOfGone: Story = {
	name: '[DSH-15] [DSH-18] what somebody did whose account is deactivated can be asked for, and the filter says whose it is',
	tags: ['whole'],
	args: { path: `/dashboard/audit?actor=${gone?.id}` },
	parameters: { msw: createHandlers(after) },
	play: async ({ canvas }) => {
		await canvas.findByRole('button', { name: `${audit.actor}: ${gone?.firstName} ${gone?.lastName}: filtri sil` });
	},
};

export const TrailBeyond: Story = {
	name: '[DSH-15] [DSH-07] an address that asks for a page the trail does not have leads to its last one',
	tags: ['whole'],
	args: { path: '/dashboard/audit?page=99' },
	parameters: { msw: createHandlers(world) },
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: audit.title });
		await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0));
	},
};

export const TrailOfAgent: Story = {
	name: '[RTE-10] [DSH-06] [DSH-15] an agent is not offered the trail, and its address says why',
	args: { path: '/dashboard/audit' },
	parameters: { msw: handlersFor('agent') },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: dashboard.noRight.heading });
		await waitFor(() => expect(document.title).toContain(dashboard.noRight.heading));
		// Of the lists it is told that they can be read; the trail can't.
		await waitFor(() => expect(canvas.getByText(dashboard.noRight.unread)).toBeVisible());
		await waitFor(() => expect(canvas.queryByText(dashboard.noRight.text)).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.queryByRole('link', { name: audit.title })).not.toBeInTheDocument());
	},
};
