import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ruMessages, ruSentences } from 'visa-sdk/rules';
import { ru } from 'visa-ui/strings';
import { strings } from '../strings/ru';
import { type InLanguageProps, inLanguage } from './inLanguage';
import { expectInAzerbaijani, languageWorlds } from './languageWorlds';

const meta = {
	title: 'Site/Language/Russian',
	parameters: { layout: 'fullscreen' },
	...inLanguage('ru'),
} satisfies Meta<InLanguageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const worlds = languageWorlds();

export const Home: Story = {
	name: '[ACC-09] the home page, with the switch that says each language in itself',
	args: { path: '/', isVisitor: true },
	parameters: { msw: worlds.visitor },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: strings.home.heading });
		const [current] = await canvas.findAllByRole('button', { name: 'Русский', current: true });
		await waitFor(() => expect(current).toHaveAttribute('lang', 'ru'));
		await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Azərbaycanca' })[0]).toBeEnabled());
		await expectInAzerbaijani(canvas, worlds.trip.country);
		await waitFor(() => expect(document.documentElement.lang).toBe('ru'));
	},
};

export const SignIn: Story = {
	name: '[ACC-09] what a form and the server refuse',
	args: { path: '/auth/login', isVisitor: true },
	parameters: { msw: worlds.visitor },
	play: async ({ canvas, userEvent }) => {
		const send = await canvas.findByRole('button', { name: strings.auth.login.submit });
		await userEvent.click(send);
		await canvas.findByText(ruMessages.email);
		await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(strings.auth.email) }), 'aysel@example.az');
		await userEvent.type(canvas.getByLabelText(new RegExp(`^${strings.auth.password}`)), 'wrong-password');
		await userEvent.click(send);
		await canvas.findByText(ruSentences.wrongLogin);
	},
};

export const Review: Story = {
	name: '[ACC-09] the wizard, gone on with from another device to its review',
	args: { path: '/application' },
	parameters: { msw: worlds.review },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: strings.draft.goOn }));
		await canvas.findByRole('heading', { level: 1, name: ru.wizard.review.heading });
		await canvas.findByRole('button', { name: ru.wizard.review.confirm });
		await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(ru.wizard.review.promocode) }), 'ab');
		await canvas.findByText(ruMessages.promocode);
	},
};

export const Request: Story = {
	name: '[ACC-09] the page of a request, with dates and sums as Russian writes them',
	args: { path: worlds.requestPath },
	parameters: { msw: worlds.request },
	play: async ({ canvas }) => {
		await canvas.findByText(strings.request.payUntil('24 декабря 2026, 12:00'));
		await canvas.findByRole('button', { name: strings.request.payAgain('95\u00a0AZN') });
		await canvas.findByText(strings.request.cancel.free);
		for (const name of Object.values(worlds.trip)) await expectInAzerbaijani(canvas, name);
	},
};

export const Applications: Story = {
	name: '[ACC-09] names of the catalogue, which are Azerbaijani on every page, say so in the list of requests',
	args: { path: '/applications' },
	parameters: { msw: worlds.request },
	play: async ({ canvas }) => {
		for (const name of Object.values(worlds.trip)) await expectInAzerbaijani(canvas, name);
	},
};
