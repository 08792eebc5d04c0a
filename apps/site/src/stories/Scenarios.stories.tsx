import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from 'visa-sdk/mocks';
import type { Language } from 'visa-sdk/rules';
import { language as ofThisPage } from '../strings';
import { freshBrowser, SiteAt, type SiteAtProps } from './SiteAt';

const signedOut: readonly Scenario[] = ['visitor', 'secondFactorRequired'];
/** The dashboard is in Azerbaijani for everybody. */
const ofStaff = { language: 'az' };
let begun = '';

/** What opens anew opens in the toolbar's language. */
function rememberLanguage(language: Language) {
	const address = new URL(window.location.href);
	const wishes = (address.searchParams.get('globals') ?? '').split(';').filter((wish) => !/^(language:|$)/.test(wish));
	address.searchParams.set('globals', [...wishes, `language:${language}`].join(';'));
	window.history.replaceState(window.history.state, '', address);
}

/** Whole pages to try out, in the toolbar's scenario: who is signed in, what is on offer, what goes wrong. */
const meta = {
	title: 'Site/In any scenario',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	loaders: [
		({ id, parameters, globals }) => {
			const language = globals.language as Language;
			const chosen = `${id} ${globals.scenario} ${language}`;
			// A new theme or text size doesn't start anew.
			if (begun === chosen) return;
			begun = chosen;
			const scenario = globals.scenario === 'asWritten' ? parameters.scenario : globals.scenario;
			if (language !== ofThisPage) rememberLanguage(language);
			freshBrowser({ isVisitor: signedOut.includes(scenario), speaks: language });
			// The page is about to be replaced: nothing of it starts.
			if (language !== ofThisPage) return new Promise(() => {});
		},
	],
	beforeEach: () => () => {
		begun = '';
		freshBrowser({ isVisitor: true });
	},
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (path: SiteAtProps['path'], scenario: Scenario): Story => ({
	args: { path },
	parameters: { scenario },
	...(path.startsWith('/dashboard') && { globals: ofStaff }),
});

export const Home = page('/', 'visitor');
export const Application = page('/application', 'signedInTraveller');
export const MyApplications = page('/applications', 'returningTraveller');
export const Dashboard = page('/dashboard', 'admin');
export const AllCases = page('/dashboard/visa-applications', 'agent');
export const Countries = page('/dashboard/countries', 'admin');
