import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { mockRequests, mockTraveller, type Scenario } from 'visa-sdk/mocks';
import type { Language, RequestStatus } from 'visa-sdk/rules';
import type { Address } from '../addresses';
import { language as ofThisPage } from '../strings';
import { freshBrowser, SiteAt, type SiteAtProps } from './SiteAt';

/** A story of a page of the site. */
export type Story = StoryObj<SiteAtProps>;

const signedOut: readonly Scenario[] = ['visitor', 'secondFactorRequired', 'usedLinks'];
/** The dashboard is in Azerbaijani for everybody. */
const ofStaff = { language: 'az' };
let begun = '';
let clean = () => {};

/** What opens anew opens in the toolbar's language. */
function rememberLanguage(language: Language) {
	const address = new URL(window.location.href);
	const wishes = (address.searchParams.get('globals') ?? '').split(';').filter((wish) => !/^(language:|$)/.test(wish));
	address.searchParams.set('globals', [...wishes, `language:${language}`].join(';'));
	window.history.replaceState(window.history.state, '', address);
}

/** The scenario of a story: the toolbar's, or else its own. */
const scenarioOf = ({ globals, parameters }: Pick<StoryContext, 'globals' | 'parameters'>): Scenario =>
	globals.scenario === 'asWritten' ? parameters.scenario : globals.scenario;

/**
 * What whole pages to try out have in common: the toolbar says who is signed in, what is on offer, what goes wrong. Each
 * file writes its parameters itself: Storybook adds the file's description to them, in place of any that are spread.
 */
export const inScenario = {
	component: SiteAt,
	loaders: [
		({ id, parameters, globals }) => {
			const language = globals.language as Language;
			const chosen = `${id} ${globals.scenario} ${language}`;
			// A new theme or text size doesn't start anew.
			if (begun === chosen) return;
			begun = chosen;
			if (language !== ofThisPage) rememberLanguage(language);
			clean = freshBrowser({ isVisitor: signedOut.includes(scenarioOf({ globals, parameters })), speaks: language });
			// The page is about to be replaced: nothing of it starts.
			if (language !== ofThisPage) return new Promise(() => {});
		},
	],
	beforeEach: () => () => {
		begun = '';
		clean();
	},
} satisfies Meta<SiteAtProps>;

/** What completes an address. */
interface Completion {
	/** In place of `$id`. */
	id?: string;
	search?: `?${string}`;
}

/** The page at an address, at first in a scenario that suits it. */
export const page = (address: Address, scenario: Scenario, { id = '', search }: Completion = {}): Story => ({
	args: { path: address.replace('$id', id) + (search ?? '') },
	parameters: { scenario },
	...(address.startsWith('/dashboard') && { globals: ofStaff }),
});

/** A staff page whose story does something first, in its own scenario; in others that isn't possible. */
export const after = (begin: NonNullable<Story['play']>, of: Story): Story => ({
	...of,
	play: async (context) => {
		if (scenarioOf(context) === of.parameters?.scenario) await begin(context);
	},
});

const requests = mockRequests(40);
/** The id of a request in some state. @throws if the mocks have none */
export function requestIn(status: RequestStatus, { isOwn = true } = {}): string {
	const found = requests.find((one) => one.status === status && (!isOwn || one.traveller.id === mockTraveller.id));
	if (!found) throw new RangeError(status);
	return found.id;
}
