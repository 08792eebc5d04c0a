import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { createHandlers, createWorld } from 'visa-sdk/mocks';
import { companyPages } from '../company/companyPages';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings/az';

const handlers = createHandlers(createWorld());
const meta = {
	title: 'Site/Home',
	component: SiteAt,
	parameters: { layout: 'fullscreen', msw: handlers },
	args: { path: '/' },
	beforeEach: () => freshBrowser({ isVisitor: true }),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const words = strings.countrySearch;
const field = (canvas: Canvas) => canvas.findByRole('combobox', { name: words.label });
/** The wizard with İtaliya selected, at the first remaining step. */
const isInWizard = async (canvas: Canvas) => {
	await canvas.findByRole('heading', { level: 1, name: 'Select approximate departure and arrival dates' });
	await canvas.findAllByText('İtaliya');
};

export const Typing: Story = {
	name: '[HOM-01] [WIZ-10] a country is found by typing, and Enter opens the wizard with it',
	play: async ({ canvas, userEvent }) => {
		const search = await field(canvas);
		await userEvent.type(search, 'itali');
		await canvas.findByRole('option', { name: 'İtaliya' });
		await userEvent.keyboard('{Enter}');
		await isInWizard(canvas);
	},
};

export const Choosing: Story = {
	name: '[HOM-01] [WIZ-10] a country chosen from the open list opens the wizard with it',
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await field(canvas));
		await userEvent.click(await canvas.findByRole('option', { name: 'İtaliya' }));
		await isInWizard(canvas);
	},
};

const italyAlone = http.get('/api/countries', async ({ request }) => {
	const query = new URL(request.url).searchParams;
	if (query.get('countryName') !== 'Italy') return undefined;
	query.set('countryName', 'İtaliya');
	return fetch(`/api/countries?${query}`);
});
export const OtherNames: Story = {
	name: '[HOM-01] [CTY-02] a name that only the server knows finds its country',
	tags: ['whole'],
	parameters: { msw: [italyAlone, ...handlers] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await field(canvas), 'Italy');
		await canvas.findAllByText(words.searching);
		await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
		await userEvent.keyboard('{Enter}');
		await isInWizard(canvas);
	},
};

export const Nothing: Story = {
	name: '[HOM-01] what no country is called says so, with the way to all of them',
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await field(canvas), 'Atlantida');
		await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words.nothing));
		// Which does what it says.
		await userEvent.clear(await field(canvas));
		await waitFor(() => expect(canvas.getAllByRole('option').length).toBeGreaterThan(2));
		await userEvent.type(await field(canvas), 'Atlantida');
		await canvas.findAllByText(words.nothing);
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('link', { name: strings.shell.start })).toBeVisible());
	},
};

export const Failed: Story = {
	name: '[HOM-01] [API-08] a list that does not come is said in the server’s words, and the wizard stays open to all',
	parameters: {
		msw: [
			http.get('/api/countries', () =>
				HttpResponse.json({ statusCode: 400, message: 'Siyahı hazır deyil' }, { status: 400 }),
			),
			...handlers,
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await field(canvas));
		await waitFor(() => expect(canvas.getAllByText('Siyahı hazır deyil').length).toBeGreaterThan(0));
		await waitFor(() => expect(canvas.getByRole('link', { name: strings.shell.start })).toBeVisible());
	},
};

export const About: Story = {
	name: '[RTE-01] the page about us leads to the pages of the company',
	args: { path: '/about' },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: strings.about.heading });
		for (const page of companyPages)
			await waitFor(() => expect(canvas.getAllByRole('link', { name: strings.titles[page] }).length).toBe(2));
	},
};
