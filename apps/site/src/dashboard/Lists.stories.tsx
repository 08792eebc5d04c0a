import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { createHandlers, createWorld, emptyCatalogue, handlersFor, mockAdmin } from 'visa-sdk/mocks';
import { queryClient } from '../api';
import { askedWho } from '../stories/askedWho';
import { chooseOption } from '../stories/chooseOption';
import { downAtFirst } from '../stories/downAtFirst';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { words } from './strings';

const meta = {
	title: 'Site/Dashboard/Lists',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	beforeEach: () => freshBrowser(),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (scenario: 'admin' | 'agent' | 'signedInTraveller') => ({ msw: handlersFor(scenario) });
const services = words.sections.services;

export const Home: Story = {
	name: '[DSH-01] the first page leads to every section and says how much it holds',
	args: { path: '/dashboard' },
	parameters: as('admin'),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.title });
		for (const { many } of Object.values(words.sections)) {
			const name = new RegExp(`^${many} ?\\d+ qeyd`);
			await waitFor(() => expect(within(canvas.getByRole('main')).getByRole('link', { name })).toBeVisible());
		}
	},
};

export const Rows: Story = {
	name: '[DSH-01] [RTE-07] a list has its rows, each a link, and a way to a new one',
	args: { path: '/dashboard/services?sort=-name' },
	parameters: as('admin'),
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: services.many });
		await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(1));
		const link = within(table).getAllByRole('link')[0];
		await waitFor(() => expect(link).toHaveAttribute('href', expect.stringMatching(/\/dashboard\/services\/edit\//)));
		await waitFor(() => expect(canvas.getByRole('link', { name: services.create })).toBeVisible());
		const head = canvas.getByRole('columnheader', { name: words.fields.name });
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
	},
};

const codes = createWorld({ user: mockAdmin });
const [someCode] = codes.promocodes;
if (!someCode) throw new RangeError('no promo code');
const codesNow = [
	{ code: 'QALIR', used: 2, totalLimit: 5 },
	{ code: 'BITDI', used: 1, totalLimit: 1 },
	{ code: 'GOZLEYIR', used: 0, reserved: 1, totalLimit: 1 },
	{ code: 'KECDI', validTo: '2026-02-01T00:00:00.000Z' },
	{ code: 'GELIR', validFrom: '2098-01-01T00:00:00.000Z' },
	{ code: 'SONUK', isActive: false },
].map((more, index) => ({ ...someCode, id: someCode.id.replace(/.$/, `${index}`), ...more }));
export const Promocodes: Story = {
	name: '[DSH-01] a promo code that can’t be used says why, and tells of uses that await a payment',
	args: { path: '/dashboard/promocodes' },
	parameters: { msw: createHandlers({ ...codes, promocodes: codesNow }) },
	play: async ({ canvas }) => {
		const rowOf = (code: string) => canvas.findByRole('row', { name: new RegExp(code) });
		const { promoStates: states, fields } = words;
		await waitFor(async () => expect(await rowOf('QALIR')).toHaveTextContent(`2 / 5${states.usable}`));
		await waitFor(async () => expect(await rowOf('BITDI')).toHaveTextContent(`1 / 1${states.usedUp}`));
		const reserved = fields.usedOf(0, 1, 1);
		await waitFor(async () => expect(await rowOf('GOZLEYIR')).toHaveTextContent(`${reserved}${states.usedUp}`));
		await waitFor(async () => expect(await rowOf('KECDI')).toHaveTextContent(states.expired));
		await waitFor(async () => expect(await rowOf('GELIR')).toHaveTextContent(states.coming));
		await waitFor(async () => expect(await rowOf('SONUK')).toHaveTextContent(states.off));
	},
};

export const Agents: Story = {
	name: '[DSH-05] agents are told apart: invited and at work, with what they have to do',
	args: { path: '/dashboard/agents' },
	parameters: as('admin'),
	play: async ({ canvas, userEvent }) => {
		const invited = await canvas.findByRole('row', { name: /Rəşad Hüseynov/ });
		await waitFor(() => expect(invited).toHaveTextContent(words.agents.invited));
		await waitFor(() => expect(canvas.getByRole('row', { name: /Elvin/ })).toHaveTextContent(words.agents.active));
		await chooseOption(userEvent, canvas.getByRole('combobox', { name: words.list.state }), words.agents.invited);
		await waitFor(() => expect(canvas.queryByRole('row', { name: /Elvin/ })).not.toBeInTheDocument());
		await canvas.findByRole('row', { name: /Rəşad Hüseynov/ });
	},
};

export const Reading: Story = {
	name: '[DSH-06] an agent reads the list and is offered no change',
	args: { path: '/dashboard/services' },
	parameters: as('agent'),
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: services.many });
		await waitFor(() => expect(within(table).getAllByRole('rowheader').length).toBeGreaterThan(1));
		await waitFor(() => expect(within(table).queryByRole('link')).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.queryByRole('link', { name: services.create })).not.toBeInTheDocument());
	},
};

export const Waiting: Story = {
	name: 'grey rows stand where the rows will be',
	args: { path: '/dashboard/services' },
	parameters: { msw: [http.get('/api/services', () => delay('infinite')), ...handlersFor('admin')] },
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('table', { name: services.many });
		await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
		await waitFor(() => expect(within(table).queryByRole('rowheader')).not.toBeInTheDocument());
	},
};

const nothing = createWorld({ user: mockAdmin, catalogue: emptyCatalogue });
export const Empty: Story = {
	name: 'an empty section says so and offers to begin',
	args: { path: '/dashboard/services' },
	parameters: { msw: createHandlers(nothing) },
	play: async ({ canvas }) => {
		await canvas.findByText(services.empty);
		await waitFor(() => expect(canvas.getAllByRole('link', { name: services.create })).toHaveLength(2));
	},
};

export const NoResult: Story = {
	name: 'a search that finds nothing says so and can be taken back in its field or below it, nowhere else',
	args: { path: '/dashboard/services?search=qqqq' },
	parameters: as('admin'),
	play: async ({ canvas, userEvent }) => {
		const table = await canvas.findByRole('region', { name: services.many });
		const clear = await within(table).findByRole('button', { name: 'Təmizlə' });
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Təmizlə: Filtrlər' })).not.toBeInTheDocument());
		await userEvent.click(clear);
		await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeGreaterThan(1));
		await waitFor(() => expect(canvas.getByRole('searchbox', { name: words.list.search })).toHaveValue(''));
	},
};

let awaited: Promise<void> = Promise.resolve();
export const AskedAnew: Story = {
	name: '[DSH-07] that nothing was found, and what takes the search back, stay while the list is asked anew',
	tags: ['whole'],
	args: { path: '/dashboard/services?search=qqqq' },
	parameters: { msw: [http.get('/api/services', () => awaited), ...handlersFor('admin')] },
	beforeEach: () => {
		awaited = Promise.resolve();
	},
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('region', { name: services.many });
		const clear = await within(table).findByRole('button', { name: 'Təmizlə' });
		awaited = new Promise(() => undefined);
		const list = { queryKey: ['services', 'list'], type: 'active' as const };
		void queryClient.invalidateQueries(list);
		await waitFor(() => expect(queryClient.isFetching(list)).toBeGreaterThan(0));
		// Two frames: by then the page has been drawn with it.
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		expect(canvas.getByRole('search').getElementsByTagName('p')[0]).toHaveTextContent(/^0\D/);
		expect(clear).toBeVisible();
	},
};

export const NothingFoundOnAPhone: Story = {
	name: '[DSH-07] on a phone a search that finds nothing adds no line above the list and no pages below it',
	tags: ['whole'],
	args: { path: '/dashboard/services?search=qqqq' },
	parameters: as('admin'),
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const table = await canvas.findByRole('region', { name: services.many });
		await within(table).findByRole('button', { name: 'Təmizlə' });
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Təmizlə: Filtrlər' })).not.toBeInTheDocument());
		await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Səhifələr' })).not.toBeInTheDocument());
	},
};

export const Failed: Story = {
	name: 'a list that could not be read says why and can be tried again',
	args: { path: '/dashboard/services' },
	...downAtFirst('/api/services'),
};

export const NoAccess: Story = {
	name: '[RTE-06] a client reads that there is no access, and sees nothing of it',
	args: { path: '/dashboard/services' },
	parameters: as('signedInTraveller'),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.noAccess.heading });
		await waitFor(() => expect(canvas.queryByRole('table')).not.toBeInTheDocument());
	},
};

export const SignIn: Story = {
	name: '[RTE-03] a visitor signs in first, as staff',
	args: { path: '/dashboard/services' },
	parameters: { msw: handlersFor('visitor') },
	beforeEach: () => freshBrowser({ isVisitor: true }),
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: words.login.heading });
	},
};

const who = askedWho();
let lists: string[] = [];
export const ChosenMeanwhile: Story = {
	name: '[DSH-07] what is chosen while the server is asked who is there adds to what was chosen before, and is shown at once',
	tags: ['whole'],
	args: { path: '/dashboard/services' },
	parameters: {
		msw: [
			who.handler,
			http.get('/api/services', ({ request }) => {
				lists.push(new URL(request.url).search);
			}),
			...handlersFor('admin'),
		],
	},
	beforeEach: () => {
		who.reset();
		lists = [];
	},
	play: async ({ canvas, userEvent }) => {
		const state = await canvas.findByRole('combobox', { name: words.list.state });
		const head = await canvas.findByRole('columnheader', { name: words.fields.name });
		await who.hold();
		await chooseOption(userEvent, state, words.list.active);
		await who.isAsked();
		await userEvent.click(within(head).getByRole('button'));
		who.answer();
		await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
		await waitFor(() => expect(state).toHaveTextContent(words.list.active));
		await waitFor(() => expect(lists.at(-1)).toMatch(/(?=.*sort=name)(?=.*state=active)/));
	},
};
