import { expect, waitFor, type within } from 'storybook/test';
import { MOCK_INVITATION_TOKEN } from 'visa-sdk/mocks';
import type { enMessages, enSentences } from 'visa-sdk/rules';
import type { en } from 'visa-ui/strings';
import type { Catalogue } from '../strings/catalogue';
import { expectIn, languageWorlds } from './languageWorlds';

/** What a language says: the site, the rules, the components; and how it writes what no catalogue has. */
interface Spoken {
	lang: 'en' | 'ru';
	/** What the language calls itself. */
	own: string;
	strings: Catalogue['strings'];
	messages: typeof enMessages;
	sentences: typeof enSentences;
	wizard: (typeof en)['wizard'];
	/** Noon of 24 December 2026. */
	deadline: string;
}

interface Played {
	canvas: ReturnType<typeof within>;
	userEvent: { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };
}

/** The stories of a language without their names, which a file of stories says itself. */
export function languagePlays({ lang, own, strings, messages, sentences, wizard, deadline }: Spoken) {
	const worlds = languageWorlds(lang);
	/** What was translated is as the page is; the rest says that it is Azerbaijani. */
	async function expectNames({ canvas }: Played) {
		for (const name of Object.values(worlds.translated)) await expectIn(lang, canvas, name);
		await expectIn('az', canvas, worlds.untranslated);
	}
	return {
		home: {
			args: { path: '/', isVisitor: true },
			parameters: { msw: worlds.visitor },
			play: async ({ canvas }: Played) => {
				await canvas.findByRole('heading', { level: 1, name: strings.home.heading });
				const [current] = await canvas.findAllByRole('button', { name: own, current: true });
				await waitFor(() => expect(current).toHaveAttribute('lang', lang));
				await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Azərbaycanca' })[0]).toBeEnabled());
				await expectIn(lang, canvas, worlds.translated.country);
				await waitFor(() => expect(document.documentElement.lang).toBe(lang));
			},
		},
		signIn: {
			args: { path: '/auth/login', isVisitor: true },
			parameters: { msw: worlds.visitor },
			play: async ({ canvas, userEvent }: Played) => {
				const send = await canvas.findByRole('button', { name: strings.auth.login.submit });
				await userEvent.click(send);
				await canvas.findByText(messages.email);
				await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(strings.auth.email) }), 'aysel@example.az');
				await userEvent.type(canvas.getByLabelText(new RegExp(`^${strings.auth.password}`)), 'wrong-password');
				await userEvent.click(send);
				await canvas.findByText(sentences.wrongLogin);
			},
		},
		usedLink: {
			args: { path: `/auth/reset-password?token=${MOCK_INVITATION_TOKEN}`, isVisitor: true },
			parameters: { msw: worlds.usedLink },
			play: async ({ canvas }: Played) => {
				await canvas.findByText(sentences.invitationLink);
				await canvas.findByRole('link', { name: strings.auth.reset.again });
			},
		},
		firstPassword: {
			args: { path: `/auth/reset-password?token=${MOCK_INVITATION_TOKEN}`, isVisitor: true },
			parameters: { msw: worlds.visitor },
			play: async ({ canvas }: Played) => {
				await canvas.findByRole('heading', { level: 1, name: strings.auth.reset.first.heading });
				await canvas.findByRole('button', { name: strings.auth.reset.first.submit });
			},
		},
		review: {
			args: { path: '/application' },
			parameters: { msw: worlds.review },
			play: async ({ canvas, userEvent }: Played) => {
				await userEvent.click(await canvas.findByRole('button', { name: strings.draft.goOn }));
				await canvas.findByRole('heading', { level: 1, name: wizard.review.heading });
				await canvas.findByRole('button', { name: wizard.review.confirm });
				await userEvent.type(await canvas.findByRole('textbox', { name: new RegExp(wizard.review.promocode) }), 'ab');
				await canvas.findByText(messages.promocode);
			},
		},
		request: {
			args: { path: worlds.requestPath },
			parameters: { msw: worlds.request },
			play: async (played: Played) => {
				const { canvas } = played;
				await canvas.findByText(strings.request.payUntil(deadline));
				await canvas.findByRole('button', { name: strings.request.payAgain('95\u00a0AZN') });
				await canvas.findByText(strings.request.cancel.free);
				await expectNames(played);
			},
		},
		asked: {
			args: { path: worlds.requestPath },
			parameters: { msw: worlds.asked },
			play: async ({ canvas }: Played) => {
				for (const words of Object.values(worlds.told)) await expectIn('az', canvas, words);
				await expect(canvas.getByText('417').closest('[lang]')).toHaveAttribute('lang', lang);
			},
		},
		applications: {
			args: { path: '/applications' },
			parameters: { msw: worlds.request },
			play: expectNames,
		},
	};
}
