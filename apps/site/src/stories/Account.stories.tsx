import type { Meta } from '@storybook/react-vite';
import { MOCK_INVITATION_TOKEN } from 'visa-sdk/mocks';
import type { RequestStatus } from 'visa-sdk/rules';
import { inScenario, page, requestIn } from './inScenario';
import type { SiteAtProps } from './SiteAt';

/** A traveller's account and requests, and the way into it. */
const meta = {
	title: 'Site/In any scenario/Account',
	...inScenario,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<SiteAtProps>;
export default meta;

const returned = { search: '?token=0123456789abcdef' } as const;
const invited = { search: `?token=${MOCK_INVITATION_TOKEN}` } as const;
const own = (status: RequestStatus) => ({ id: requestIn(status) });

export const SignIn = page('/auth/login', 'visitor');
export const Registration = page('/auth/register', 'visitor');
export const ConfirmAddress = page('/auth/confirm-email', 'unconfirmedTraveller');
export const ForgottenPassword = page('/auth/forgot-password', 'visitor');
export const NewPassword = page('/auth/reset-password', 'visitor', returned);
export const FirstPassword = page('/auth/reset-password', 'visitor', invited);
export const NewPasswordLinkUsed = page('/auth/reset-password', 'usedLinks', returned);
export const InvitationUsed = page('/auth/reset-password', 'usedLinks', invited);
export const NewAddress = page('/auth/new-email', 'returningTraveller', returned);
export const MyApplications = page('/applications', 'returningTraveller');
export const MyApplicationsEmpty = page('/applications', 'signedInTraveller');
export const OwnRequestAwaitingPayment = page('/applications/$id', 'returningTraveller', own('AWAITING_PAYMENT'));
export const OwnRequestPaid = page('/applications/$id', 'returningTraveller', own('SUBMITTED'));
export const OwnRequestAnswerWanted = page('/applications/$id', 'returningTraveller', own('INFO_REQUIRED'));
export const OwnRequestVisaReady = page('/applications/$id', 'returningTraveller', own('APPROVED'));
export const Receipt = page('/applications/$id/receipt', 'returningTraveller', own('APPROVED'));
export const PaymentMade = page('/payments/approve', 'returningTraveller', returned);
export const PaymentCancelled = page('/payments/cancel', 'returningTraveller', returned);
export const PaymentDeclined = page('/payments/decline', 'returningTraveller', returned);
export const Profile = page('/profile', 'signedInTraveller');
export const ProfileEdit = page('/profile/edit', 'signedInTraveller');
export const ProfileSecurity = page('/profile/security', 'returningTraveller');
export const ProfileData = page('/profile/data', 'signedInTraveller');
export const DeleteAccount = page('/profile/delete', 'signedInTraveller');
