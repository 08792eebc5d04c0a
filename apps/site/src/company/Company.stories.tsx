import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import type { Settings } from 'visa-sdk/contract';
import { createHandlers, createWorld } from 'visa-sdk/mocks';
import { freshBrowser, SiteAt } from '../stories/SiteAt';
import { strings } from '../strings/az';
import { companyPages } from './companyPages';

const handlers = createHandlers(createWorld());
const meta = {
	title: 'Site/Company',
	component: SiteAt,
	parameters: { layout: 'fullscreen', msw: handlers },
	args: { path: '/company' },
	beforeEach: () => freshBrowser({ isVisitor: true }),
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const words = strings.company;
const settings: Settings = {
	contactPhone: '994501234567',
	company: {
		name: 'Səfər MMC',
		taxId: '1234567890',
		address: 'Bakı, Nizami küçəsi 1',
		email: 'salam@sefer.example',
	},
	licence: 'Dövlət qeydiyyatı № 77, 12.05.2026',
	hours: [
		{ fromDay: 1, toDay: 5, opens: '09:30', closes: '18:00' },
		{ fromDay: 6, toDay: 6, opens: '11:00', closes: '14:00' },
	],
	imageRetentionDays: 90,
	staffIdleMinutes: 30,
	isSecondCheckRequired: true,
	isDemo: false,
};
const told = { msw: [http.get('/api/settings', () => HttpResponse.json(settings)), ...handlers] };

/** The terms of the page's list with their values. */
const facts = (canvas: Canvas) =>
	canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

export const Samples: Story = {
	name: '[INF-02] what the operator has not told is a sample, marked as one, and the page says so',
	play: async ({ canvas }) => {
		await canvas.findByText(words.sampleText);
		await waitFor(() =>
			expect(facts(canvas)).toEqual([
				[words.terms.name, 'Viza'],
				[words.terms.taxId, words.samples.taxId + words.sample],
				[words.terms.address, words.samples.address + words.sample],
			]),
		);
	},
};

export const Company: Story = {
	name: '[INF-01] [INF-02] what the operator has told stands there without a mark',
	parameters: told,
	play: async ({ canvas }) => {
		await canvas.findByText(words.pages.company.lead('Səfər MMC'));
		await waitFor(() =>
			expect(facts(canvas)).toEqual([
				[words.terms.name, 'Səfər MMC'],
				[words.terms.taxId, '1234567890'],
				[words.terms.address, 'Bakı, Nizami küçəsi 1'],
			]),
		);
		await waitFor(() => expect(canvas.queryByText(words.sample)).not.toBeInTheDocument());
	},
};

export const Licence: Story = {
	name: '[INF-01] the licence page names the registration',
	args: { path: '/licence' },
	parameters: told,
	play: async ({ canvas }) => {
		await canvas.findByText('Dövlət qeydiyyatı № 77, 12.05.2026');
	},
};

export const Hours: Story = {
	name: '[INF-01] the hours are told by day, and the days on which nobody answers',
	args: { path: '/hours' },
	parameters: told,
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: strings.titles.hours });
		await waitFor(() =>
			expect(facts(canvas)).toEqual([
				['Bazar ertəsi – Cümə', '09:30–18:00'],
				['Şənbə', '11:00–14:00'],
				['Bazar', words.closed],
			]),
		);
	},
};

export const HoursWithBreak: Story = {
	name: '[INF-01] days with a break at noon are told once, with all their hours',
	args: { path: '/hours' },
	parameters: {
		msw: [
			http.get('/api/settings', () => {
				const days = { fromDay: 1, toDay: 5 };
				const hours = [
					{ ...days, opens: '09:30', closes: '13:00' },
					{ ...days, opens: '14:00', closes: '18:00' },
				];
				return HttpResponse.json({ ...settings, hours });
			}),
			...handlers,
		],
	},
	play: async ({ canvas }) => {
		await waitFor(() =>
			expect(facts(canvas)).toEqual([
				['Bazar ertəsi – Cümə', '09:30–13:00, 14:00–18:00'],
				['Şənbə, Bazar', words.closed],
			]),
		);
	},
};

export const Contacts: Story = {
	name: '[INF-01] [RTE-02] the contacts lead to the chat and to a letter',
	args: { path: '/contacts' },
	parameters: told,
	play: async ({ canvas }) => {
		const main = within(canvas.getByRole('main'));
		const chat = await main.findByRole('link', { name: /\+994\s50\s123\s45\s67/ });
		await waitFor(() => expect(chat).toHaveAttribute('href', 'https://wa.me/994501234567'));
		const letter = main.getByRole('link', { name: 'salam@sefer.example' });
		await waitFor(() => expect(letter).toHaveAttribute('href', 'mailto:salam@sefer.example'));
	},
};

export const Footer: Story = {
	name: '[INF-01] the footer leads to every page about the service; the open one is marked',
	args: { path: '/terms' },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByText(words.sampleRulesText);
		const footer = within(canvas.getByRole('contentinfo'));
		await waitFor(() =>
			expect(footer.getByRole('link', { name: strings.titles.terms })).toHaveAttribute('aria-current', 'page'),
		);
		for (const page of companyPages) {
			const heading = strings.titles[page];
			await userEvent.click(footer.getByRole('link', { name: heading }));
			await canvas.findByRole('heading', { level: 1, name: heading });
		}
	},
};

export const Failed: Story = {
	name: '[INF-01] settings that do not come are said, and asked for again',
	tags: ['whole'],
	parameters: {
		msw: [
			http.get('/api/settings', () =>
				HttpResponse.json({ statusCode: 400, message: 'Xəta baş verdi' }, { status: 400 }),
			),
			...handlers,
		],
	},
	play: async ({ canvas }) => {
		await canvas.findByText('Xəta baş verdi');
		await waitFor(() => expect(canvas.getByRole('button', { name: strings.retry })).toBeVisible());
	},
};
