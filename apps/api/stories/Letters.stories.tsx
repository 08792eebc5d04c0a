import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { qepik } from 'visa-sdk/rules';
import {
	confirmationLetter,
	emailChangeAskedLetter,
	emailChangedLetter,
	knownAccountLetter,
	knownAddressLetter,
	newEmailLetter,
	passwordChangedLetter,
	resetLetter,
	secondFactorLetter,
} from '../src/modules/auth/letters';
import { askedLetter, messageLetter, visaLetter, visaRemovedLetter } from '../src/modules/desk/letters';
import {
	cancelledLetter,
	expiredLetter,
	madeLetter,
	movedLetter,
	paidLetter,
	payReminderLetter,
	refundedLetter,
	requestPage,
	unpaidLetter,
} from '../src/modules/requests/letters';
import type { Letter } from '../src/platform/mail/letter';
import { LetterPaper } from './LetterPaper';
import { reader, request, siteUrl } from './samples';

/** One story for each occasion on which an e-mail is sent; they are the server's own e-mails. */
const meta = {
	// A title of a single word would come before all sections, and Storybook would open with it.
	title: 'Letters/By mail',
	component: LetterPaper,
	parameters: {
		layout: 'padded',
		controls: { disable: true },
		// The e-mails are in iframes, without axe: each would be asked, and waited for in vain.
		a11y: { options: { iframes: false } },
	},
} satisfies Meta<typeof LetterPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An e-mail that is complete in both themes and as text, and links where it should. */
const letterStory = (moment: string, letter: Letter, leadsTo = requestPage(request, siteUrl)): Story => ({
	name: `[ACC-06] ${moment}`,
	args: { letter },
	play: async ({ canvasElement }) => {
		await waitFor(() => {
			const frames = [...canvasElement.querySelectorAll('iframe')];
			expect(frames).toHaveLength(2);
			for (const { contentDocument } of frames) {
				expect(contentDocument?.querySelector('h1')).toHaveTextContent(letter.title);
				expect([...(contentDocument?.links ?? [])].map(({ href }) => href).join(' ')).toContain(leadsTo);
			}
			const text = canvasElement.querySelector('pre');
			for (const paragraph of letter.paragraphs) expect(text?.textContent).toContain(paragraph);
			expect(text?.textContent).toContain(leadsTo);
		});
	},
});

const confirmUrl = `${siteUrl}/auth/confirm-email?token=q1W2e3R4t5Y6`;
const resetUrl = `${siteUrl}/auth/reset-password?token=q1W2e3R4t5Y6`;
const told = { reason: null, isRefunded: false };

export const Confirm = letterStory(
	'confirming the address',
	confirmationLetter(reader.email, reader.firstName, confirmUrl, '314159'),
	confirmUrl,
);
export const KnownAccount = letterStory(
	'an address that has an account',
	knownAccountLetter(reader.email, reader.firstName, `${siteUrl}/auth/login`, `${siteUrl}/auth/forgot-password`),
	`${siteUrl}/auth/login`,
);
export const KnownAddress = letterStory(
	'an address wanted for another account',
	knownAddressLetter(reader.email, reader.firstName, `${siteUrl}/auth/login`),
	`${siteUrl}/auth/login`,
);
export const Reset = letterStory('a new password', resetLetter(reader.email, reader.firstName, resetUrl), resetUrl);
export const PasswordChanged = letterStory(
	'the password was changed',
	passwordChangedLetter(reader.email, reader.firstName, `${siteUrl}/auth/forgot-password`),
	`${siteUrl}/auth/forgot-password`,
);
const newEmailUrl = `${siteUrl}/auth/new-email?token=q1W2e3R4t5Y6`;
const forgotUrl = `${siteUrl}/auth/forgot-password`;
const person = [reader.email, reader.firstName] as const;
export const NewEmail = letterStory(
	'a new address is to be confirmed',
	newEmailLetter(...person, newEmailUrl, '314159'),
	newEmailUrl,
);
export const EmailChangeAsked = letterStory(
	'another address is asked for',
	emailChangeAskedLetter(...person, forgotUrl),
	forgotUrl,
);
export const EmailChanged = letterStory(
	'the address was changed',
	emailChangedLetter(...person, 'info@viza.example'),
	'',
);
export const SecondFactor = letterStory(
	'a second factor was set up',
	secondFactorLetter(...person, 'setUp', forgotUrl),
	forgotUrl,
);
export const Made = letterStory('a request was made', madeLetter(reader, request, siteUrl));
export const Reminder = letterStory('the time to pay ends soon', payReminderLetter(reader, request, siteUrl));
export const Paid = letterStory('paid, with the receipt', paidLetter(reader, request, siteUrl));
export const PaidLate = letterStory('paid after it had been cancelled', paidLetter(reader, request, siteUrl, true));
export const Declined = letterStory('declined by the bank', unpaidLetter(reader, request, 'declined', siteUrl));
export const Abandoned = letterStory('the payment was left', unpaidLetter(reader, request, 'abandoned', siteUrl));
export const TimedOut = letterStory('the payment page timed out', unpaidLetter(reader, request, 'timedOut', siteUrl));
export const Unclear = letterStory('the payment is looked into', unpaidLetter(reader, request, 'unclear', siteUrl));
export const Expired = letterStory('expired unpaid', expiredLetter(reader, request, siteUrl));
export const InReview = letterStory('the work has begun', movedLetter(reader, request, 'IN_REVIEW', told, siteUrl));
export const VisaRemoved = letterStory('the visa was the wrong file', visaRemovedLetter(reader, request, siteUrl));
export const Asked = letterStory(
	'information is required',
	askedLetter(
		reader,
		request,
		{ text: 'Pasportunuzun daha aydın şəklini göndərin.\nBütün künclər görünsün.', until: '2026-12-10' },
		siteUrl,
	),
);
export const Message = letterStory(
	'a letter of the staff',
	messageLetter(reader, request, 'Otel sifarişiniz yoxlanıldı.\n\nSual olsa, yazın.', siteUrl),
);
export const Sent = letterStory('sent to the embassy', movedLetter(reader, request, 'SENT_TO_EMBASSY', told, siteUrl));
export const Approved = letterStory(
	'approved, with the visa',
	movedLetter(reader, request, 'APPROVED', { ...told, hasVisa: true }, siteUrl),
);
export const VisaReady = letterStory('the visa came later', visaLetter(reader, request, siteUrl));
export const Rejected = letterStory(
	'rejected by the embassy',
	movedLetter(reader, request, 'REJECTED', { ...told, reason: 'Gəlir barədə sənəd kifayət etmədi.' }, siteUrl),
);
export const Cancelled = letterStory('cancelled by the traveller', cancelledLetter(reader, request, siteUrl, true));
export const Refunded = letterStory('money went back', refundedLetter(reader, request, qepik(12_400), siteUrl));
