import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, handlersFor, mockAdmin, mockAgent, mockRequests } from 'visa-sdk/mocks';
import { queryClient } from '../../api';
import { askedWho } from '../../stories/askedWho';
import { downAtFirst } from '../../stories/downAtFirst';
import { freshBrowser, SiteAt } from '../../stories/SiteAt';
import { words as dashboardWords } from '../strings';
import { deskQueues } from './deskLists';
import { words } from './strings';

const meta = {
	title: 'Site/Desk/Lists',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (scenario: 'admin' | 'agent') => ({ msw: handlersFor(scenario) });
const { list } = words;
const { views } = dashboardWords;

export const All: Story = {
	name: '[RTE-08] [DSH-04] all cases: twenty rows, each a link to the case, and the way in the menu',
	args: { path: '/dashboard/visa-applications' },
	parameters: as('admin'),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.all });
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(20));
		const link = within(table).getAllByRole('link')[0];
		await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/visa-applications\?case=/)));
		const menu = within(canvas.getByRole('complementary', { name: 'İdarə paneli' }));
		await waitFor(() => expect(menu.getByRole('link', { name: `${words.all} 40` })).toHaveAttribute('aria-current'));
		await waitFor(() => expect(menu.getByRole('link', { name: new RegExp(words.mine) })).toBeVisible());
	},
};

export const Counts: Story = {
	name: '[DSH-10] the count of each queue is that of its list',
	args: { path: '/dashboard/visa-applications' },
	parameters: as('agent'),
	play: async ({ canvas, canvasElement, userEvent }) => {
		for (const queue of deskQueues) {
			const name = new RegExp(`^${words.queues[queue]} ?\\d+$`);
			const tab = await canvas.findByRole('link', { name });
			const count = tab.textContent?.replace(/\D/g, '');
			await userEvent.click(tab);
			await waitFor(() => expect(canvas.getByRole('link', { name })).toHaveAttribute('aria-current', 'page'));
			await canvas.findByRole('table', { name: words.queues[queue] });
			const status = canvasElement.querySelector('[role=search] [role=status]');
			await waitFor(() => expect(status).toHaveTextContent(new RegExp(`^${count}\\D`)));
		}
	},
};

export const FilteredByGone: Story = {
	name: '[DSH-07] a filter by somebody who was deleted is seen, and can be taken off',
	args: { path: '/dashboard/visa-applications?assignedTo=00000000-0000-4000-8000-00000000dead' },
	parameters: as('admin'),
	play: async ({ canvas, userEvent }) => {
		const filters = within(await canvas.findByRole('search', { name: list.filters }));
		const off = await filters.findByRole('button', {
			name: new RegExp(`${list.assignee}: ${dashboardWords.list.notListed}`),
		});
		await userEvent.click(off);
		await waitFor(() => expect(filters.queryByText(new RegExp(dashboardWords.list.notListed))).not.toBeInTheDocument());
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(20));
	},
};

export const AskedAnew: Story = {
	name: '[DSH-10] a list that is asked anew behind the page, as work elsewhere has it, says its count only when that changes',
	tags: ['whole'],
	args: { path: '/dashboard/visa-applications' },
	parameters: as('admin'),
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('table', { name: words.queues.all });
		const status = canvasElement.querySelector('[role=search] [role=status]') as HTMLElement;
		await waitFor(() => expect(status).toHaveTextContent(/^40\D/));
		const told: (string | null)[] = [];
		const changes = new MutationObserver(() => told.push(status.textContent));
		changes.observe(status, { childList: true, characterData: true, subtree: true });
		await queryClient.refetchQueries({ type: 'active' });
		await userEvent.type(canvas.getByRole('searchbox', { name: list.search }), 'aysel');
		await waitFor(() => expect(status).not.toHaveTextContent(/^40\D/));
		await waitFor(() => expect(status).toHaveTextContent(/^\d/));
		changes.disconnect();
		// Nothing while the search is on its way, then what it found.
		expect(told).toEqual(['', status.textContent]);
	},
};

export const CurrentQueue: Story = {
	name: '[DSH-10] the queue that is shown is in sight, also where not all have room',
	tags: ['whole'],
	args: { path: '/dashboard/visa-applications' },
	parameters: as('agent'),
	play: async ({ canvas, userEvent }) => {
		const queues = await canvas.findByRole('navigation', { name: words.queues.label });
		queues.style.width = '20rem';
		const { right } = queues.getBoundingClientRect();
		await userEvent.click(await canvas.findByRole('link', { name: new RegExp(`^${words.queues.overdue}`) }));
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: new RegExp(`^${words.queues.overdue}`) })).toHaveAttribute(
				'aria-current',
				'page',
			),
		);
		await waitFor(() => {
			const shown = canvas.getByRole('link', { name: new RegExp(`^${words.queues.overdue}`) }).getBoundingClientRect();
			expect(shown.right).toBeLessThanOrEqual(right + 1);
		});
		// Each of them can be reached without scrolling sideways.
		await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${words.queues.label}`) }));
		await userEvent.click(
			await screen.findByRole('menuitemradio', { name: new RegExp(`^${words.queues.stuckPayments}`) }),
		);
		await waitFor(() =>
			expect(canvas.getByRole('link', { name: new RegExp(`^${words.queues.stuckPayments}`) })).toHaveAttribute(
				'aria-current',
				'page',
			),
		);
		await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${words.queues.overdue}`) }));
		queues.style.width = '11rem';
		await waitFor(() => {
			const shown = canvas.getByRole('link', { name: new RegExp(`^${words.queues.overdue}`) }).getBoundingClientRect();
			expect(shown.right).toBeLessThanOrEqual(queues.getBoundingClientRect().right + 1);
		});
	},
};

export const Beside: Story = {
	name: '[DSH-04] the edge beside an open case moves by keys and is kept; at the page’s end the head of the case is in sight',
	args: { path: '/dashboard/visa-applications' },
	parameters: as('admin'),
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await userEvent.click((await within(table).findAllByRole('link'))[1] as HTMLElement);
		const edge = await canvas.findByRole('separator');
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '45'));
		// Until then the focus is on its way there.
		await waitFor(() => expect(canvasElement.querySelector('[data-case] h2')).toHaveFocus());
		edge.focus();
		await userEvent.keyboard('{ArrowLeft}');
		await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', '40'));
		await waitFor(() => expect(localStorage.getItem('deskShare')).toBe('40'));
		const head = canvasElement.querySelector('[data-case] header') as HTMLElement;
		const bar = (canvas.getAllByRole('banner')[0] as HTMLElement).getBoundingClientRect();
		await canvas.findByRole('heading', { name: words.notes.heading });
		await waitFor(() => {
			const { scrollHeight } = document.documentElement;
			window.scrollTo(0, scrollHeight);
			expect(Math.ceil(window.scrollY) + window.innerHeight).toBeGreaterThanOrEqual(scrollHeight);
		});
		await expect(head.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
		await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
	},
};

const longNamed = createWorld({ user: mockAdmin, requests: mockRequests(40) });
for (const request of longNamed.requests)
	Object.assign(request.traveller, {
		firstName: 'Abdulrahman Muhammad-Ali',
		lastName: 'Shikhaliyeva-Huseynzadeh-Mahammadalizadeh',
	});
export const ChosenBeside: Story = {
	name: '[DSH-04] [DSH-10] beside an open case only its own row is marked; what was selected is so again afterwards',
	args: { path: '/dashboard/visa-applications' },
	parameters: as('admin'),
	play: async ({ canvas, canvasElement, userEvent }) => {
		// By selectors: each search for a role goes through the whole desk.
		const marked = () => canvasElement.querySelectorAll('tbody tr:is([data-selected], [data-current])');
		const boxes = () => canvasElement.querySelectorAll<HTMLInputElement>('tbody input[type="checkbox"]');
		await waitFor(() => expect(boxes().length).toBeGreaterThan(2));
		for (const box of [...boxes()].slice(1, 3)) await userEvent.click(box);
		await waitFor(() => expect(marked()).toHaveLength(2));
		await userEvent.click(boxes()[0]?.closest('tr')?.querySelector('a') as HTMLElement);
		await canvas.findByRole('heading', { name: words.notes.heading });
		await waitFor(() => expect(marked()).toHaveLength(1));
		expect(marked()[0]).toHaveAttribute('data-current');
		await userEvent.click(canvas.getByRole('button', { name: words.detail.close }));
		await waitFor(() => expect([...boxes()].filter(({ checked }) => checked)).toHaveLength(2));
	},
};

export const LongNames: Story = {
	name: '[DSH-04] beside an open case long names take a second line, and no state is hidden by them',
	tags: ['whole'],
	args: { path: `/dashboard/visa-applications?case=${longNamed.requests[0]?.id}` },
	parameters: { msw: createHandlers(longNamed) },
	globals: { viewport: { value: 'desktop', isRotated: false } },
	play: async ({ canvas }) => {
		await canvas.findByRole('separator');
		const table = await canvas.findByRole('table', { name: words.queues.all });
		const frame = table.parentElement as HTMLElement;
		await waitFor(() => expect(within(table).getAllByRole('columnheader')).toHaveLength(3));
		await waitFor(() => expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth));
	},
};

const oneWord = createWorld({ user: mockAdmin, requests: mockRequests(1) });
for (const { traveller } of oneWord.requests) traveller.lastName = 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern';
export const LongNameAtPhone: Story = {
	name: '[DSH-04] [DSH-19] a name that is one long word wraps at the head of a case, and the page stays as wide as the phone',
	args: { path: `/dashboard/visa-applications?case=${oneWord.requests[0]?.id}` },
	parameters: { msw: createHandlers(oneWord) },
	globals: { viewport: { value: 'phone', isRotated: false } },
	play: async ({ canvas }) => {
		const reference = String(oneWord.requests[0]?.reference);
		const pane = await canvas.findByRole('region', { name: words.detail.label(reference) });
		await within(pane).findByRole('heading', { name: reference });
		await waitFor(() => expect(pane.scrollWidth).toBeLessThanOrEqual(pane.clientWidth));
	},
};

export const Mine: Story = {
	name: '[RTE-08] [DSH-10] mine: the cases of whoever is signed in, and of nobody else',
	args: { path: '/dashboard/my-visa-applications' },
	parameters: as('agent'),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.mine });
		const rows = async () => {
			const table = await canvas.findByRole('table', { name: words.queues.mine });
			return within(table).getAllByRole('row').slice(1);
		};
		await waitFor(async () => expect((await rows()).length).toBeGreaterThan(3));
		for (const row of await rows()) await waitFor(() => expect(row).toHaveTextContent('Elvin Quliyev'));
	},
};

export const Filtered: Story = {
	name: '[DSH-07] [DSH-10] filters and order stand in the address, and are there when it is opened',
	args: { path: '/dashboard/visa-applications?status=SUBMITTED&search=aysel&sort=-totalPrice' },
	parameters: as('admin'),
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(0));
		await waitFor(() => expect(canvas.getByRole('searchbox', { name: list.search })).toHaveValue('aysel'));
		for (const row of within(table).getAllByRole('row').slice(1)) {
			await waitFor(() => expect(row).toHaveTextContent(words.statuses.SUBMITTED));
			await waitFor(() => expect(row).toHaveTextContent('Aysel'));
		}
		const head = canvas.getByRole('columnheader', { name: list.amount });
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
		await userEvent.click(canvas.getByRole('button', { name: 'Təmizlə: Filtrlər' }));
		await waitFor(() => expect(within(table).getAllByRole('rowheader')).toHaveLength(20));
	},
};

const viewed = createWorld({ user: mockAdmin });
export const SavedViews: Story = {
	name: '[DSH-07] [DSH-10] a queue as one likes it is kept under a name, without the case beside it',
	args: { path: '/dashboard/visa-applications?queue=overdue&sort=-totalPrice' },
	parameters: { msw: createHandlers(viewed) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: views.save }));
		const dialog = await screen.findByRole('dialog', { name: views.save });
		const name = await within(dialog).findByLabelText(views.name);
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.type(name, 'Bahalılar{Enter}');
		const saved = await canvas.findByRole('navigation', { name: views.label });
		const link = await within(saved).findByRole('link', { name: 'Bahalılar' });
		await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
		await waitFor(() =>
			expect(viewed.views).toMatchObject([{ section: 'visaRequests', search: 'sort=-totalPrice&queue=overdue' }]),
		);
	},
};

const who = askedWho();
export const SortedMeanwhile: Story = {
	name: '[DSH-10] a queue takes what is pressed one after the other, also while the server is asked who is there',
	tags: ['whole'],
	args: { path: '/dashboard/visa-applications' },
	parameters: {
		msw: [who.handler, ...handlersFor('agent')],
	},
	beforeEach: () => {
		who.reset();
	},
	play: async ({ canvas, userEvent }) => {
		const head = () => canvas.findByRole('columnheader', { name: new RegExp(`^${list.trip}`) });
		const press = async () => userEvent.click(within(await head()).getByRole('button'));
		await head();
		await who.hold();
		await press();
		await who.isAsked();
		await waitFor(async () => expect(await head()).toHaveAttribute('aria-sort', 'ascending'));
		await press();
		await waitFor(async () => expect(await head()).toHaveAttribute('aria-sort', 'descending'));
		who.answer();
		await waitFor(() => expect(queryClient.isFetching()).toBe(0));
		await waitFor(async () => expect(await head()).toHaveAttribute('aria-sort', 'descending'));
	},
};

export const Empty: Story = {
	name: 'an empty queue says so',
	args: { path: '/dashboard/visa-applications?queue=unassigned' },
	parameters: { msw: createHandlers(createWorld({ user: mockAgent })) },
	play: async ({ canvas }) => {
		await canvas.findByText(list.empty);
	},
};

export const Waiting: Story = {
	name: 'grey rows stand where the cases will be',
	args: { path: '/dashboard/visa-applications' },
	parameters: { msw: [http.get('/api/visa-requests', () => delay('infinite')), ...handlersFor('admin')] },
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: words.queues.all });
		await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
	},
};

export const Failed: Story = {
	name: 'a list that could not be read says why and can be tried again',
	args: { path: '/dashboard/visa-applications' },
	...downAtFirst('/api/visa-requests'),
};

let giveCounts = () => {};
let countsAwaited = Promise.resolve();
export const CountsLate: Story = {
	name: '[DSH-10] the counts of the queues move no tab when they come',
	tags: ['whole'],
	args: { path: '/dashboard/visa-applications' },
	parameters: {
		msw: [
			http.get('/api/desk/queues', async () => {
				await countsAwaited;
			}),
			...handlersFor('agent'),
		],
	},
	beforeEach: () => {
		countsAwaited = new Promise((done) => {
			giveCounts = done;
		});
	},
	play: async ({ canvas }) => {
		const queues = within(await canvas.findByRole('navigation', { name: words.queues.label }));
		const table = await canvas.findByRole('table', { name: words.queues.all });
		// Its rows may give the window a scroll bar, which moves everything.
		await waitFor(() => expect(table).not.toHaveAttribute('aria-busy', 'true'));
		await document.fonts.ready;
		const places = () => queues.getAllByRole('link').map((tab) => tab.getBoundingClientRect().left);
		const before = places();
		giveCounts();
		await queues.findByRole('link', { name: /^Hamısı \d/ });
		expect(places()).toEqual(before);
	},
};

let giveMine = () => {};
let mineAwaited = Promise.resolve();
const lines = { begun: 0 };
export const OneDesk: Story = {
	name: '[DSH-04] [DSH-11] from all cases to one’s own the pages stay in sight while those are awaited, and the line to the service stands',
	tags: ['whole'],
	args: { path: '/dashboard/visa-applications' },
	parameters: {
		msw: [
			http.get('/api/desk/live', () => {
				lines.begun += 1;
			}),
			http.get('/api/visa-requests/my-requests', async () => {
				await mineAwaited;
			}),
			...handlersFor('agent'),
		],
	},
	beforeEach: () => {
		lines.begun = 0;
		mineAwaited = new Promise((done) => {
			giveMine = done;
		});
		return () => giveMine();
	},
	play: async ({ canvas, userEvent }) => {
		const mine = () => canvas.getByRole('link', { name: new RegExp(`^${words.queues.mine}( \\d+)?$`) });
		await canvas.findByRole('table', { name: words.queues.all });
		const pages = await canvas.findByRole('navigation', { name: 'Səhifələr' });
		await waitFor(() => expect(lines.begun).toBe(1));
		await userEvent.click(mine());
		await canvas.findByRole('heading', { level: 1, name: words.mine });
		// Its rows are still loading.
		await waitFor(() =>
			expect(canvas.getByRole('table', { name: words.queues.mine })).toHaveAttribute('aria-busy', 'true'),
		);
		await expect(pages).toBeVisible();
		giveMine();
		await waitFor(() =>
			expect(canvas.getByRole('table', { name: words.queues.mine })).not.toHaveAttribute('aria-busy', 'true'),
		);
		await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${words.queues.all}`) }));
		await canvas.findByRole('heading', { level: 1, name: words.all });
		await waitFor(() =>
			expect(within(canvas.getByRole('table', { name: words.queues.all })).getAllByRole('rowheader')).toHaveLength(20),
		);
		await expect(pages).toBeVisible();
		await expect(lines.begun).toBe(1);
	},
};
