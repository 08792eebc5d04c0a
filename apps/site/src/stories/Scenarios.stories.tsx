import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scenario } from 'visa-sdk/mocks';
import { freshBrowser, SiteAt, type SiteAtProps } from './SiteAt';

const signedOut: readonly Scenario[] = ['visitor', 'secondFactorRequired'];
let begun = '';

/** Whole pages to try out, in the toolbar's scenario: who is signed in, what is on offer, what goes wrong. */
const meta = {
	title: 'Site/In any scenario',
	component: SiteAt,
	parameters: { layout: 'fullscreen' },
	loaders: [
		({ id, parameters, globals }) => {
			const chosen = `${id} ${globals.scenario}`;
			// A new theme or text size is no new beginning.
			if (begun === chosen) return;
			begun = chosen;
			const scenario = globals.scenario === 'asWritten' ? parameters.scenario : globals.scenario;
			freshBrowser({ isVisitor: signedOut.includes(scenario) });
		},
	],
	beforeEach: () => () => {
		begun = '';
		freshBrowser({ isVisitor: true });
	},
} satisfies Meta<typeof SiteAt>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (path: SiteAtProps['path'], scenario: Scenario): Story => ({ args: { path }, parameters: { scenario } });

export const Home = page('/', 'visitor');
export const Application = page('/application', 'signedInTraveller');
export const MyApplications = page('/applications', 'returningTraveller');
export const Dashboard = page('/dashboard', 'admin');
export const AllCases = page('/dashboard/visa-applications', 'agent');
export const Countries = page('/dashboard/countries', 'admin');
