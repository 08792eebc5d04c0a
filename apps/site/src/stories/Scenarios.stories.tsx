import type { Meta, StoryObj } from '@storybook/react-vite';
import { mockRequests, mockTraveller, type Scenario } from 'visa-sdk/mocks';
import type { Language, RequestStatus } from 'visa-sdk/rules';
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

const requests = mockRequests(40);
/** The page of an own request in some state. @throws if the traveller of the mocks has none */
function ownRequest(status: RequestStatus, more = ''): Story {
	const own = requests.find((one) => one.status === status && one.traveller.id === mockTraveller.id);
	if (!own) throw new RangeError(status);
	return page(`/applications/${own.id}${more}`, 'returningTraveller');
}
const returned = '?token=0123456789abcdef';
const caseInWork = requests.find(({ status }) => status === 'IN_REVIEW')?.id;

export const Home = page('/', 'visitor');
export const Application = page('/application', 'signedInTraveller');
export const About = page('/about', 'visitor');
export const Company = page('/company', 'visitor');
export const Terms = page('/terms', 'visitor');
export const StatusOfRequest = page('/status', 'visitor');
export const SignIn = page('/auth/login', 'visitor');
export const Registration = page('/auth/register', 'visitor');
export const ConfirmAddress = page('/auth/confirm-email', 'unconfirmedTraveller');
export const ForgottenPassword = page('/auth/forgot-password', 'visitor');
export const NewPassword = page(`/auth/reset-password${returned}`, 'visitor');
export const MyApplications = page('/applications', 'returningTraveller');
export const MyApplicationsEmpty = page('/applications', 'signedInTraveller');
export const OwnRequestAwaitingPayment = ownRequest('AWAITING_PAYMENT');
export const OwnRequestPaid = ownRequest('SUBMITTED');
export const OwnRequestAnswerWanted = ownRequest('INFO_REQUIRED');
export const OwnRequestVisaReady = ownRequest('APPROVED');
export const Receipt = ownRequest('APPROVED', '/receipt');
export const PaymentDeclined = page(`/payments/decline${returned}`, 'returningTraveller');
export const Profile = page('/profile', 'signedInTraveller');
export const ProfileSecurity = page('/profile/security', 'signedInTraveller');
export const DeleteAccount = page('/profile/delete', 'signedInTraveller');
export const StaffSignIn = page('/dashboard/auth/login', 'secondFactorRequired');
export const Dashboard = page('/dashboard', 'admin');
export const AllCases = page('/dashboard/visa-applications', 'agent');
export const Case = page(`/dashboard/visa-applications?case=${caseInWork}`, 'agent');
export const EmptyList = page('/dashboard/my-visa-applications', 'admin');
export const Countries = page('/dashboard/countries', 'admin');
export const NewPromoCode = page('/dashboard/promocodes/create', 'admin');
export const StaffSecurity = page('/dashboard/security', 'admin');
export const Audit = page('/dashboard/audit', 'admin');
