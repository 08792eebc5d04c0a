import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { languages } from 'visa-sdk/rules';
import { LetterPaper } from './LetterPaper';
import { type LetterSample, toStaff, toTravellers } from './letters';

/** One story for each occasion on which an e-mail is sent; they are the server's own e-mails, in the toolbar's language. */
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

/** An e-mail that is complete in both themes and as text, in its reader's language, and links where it should. */
function letterStory({ in: write, leadsTo }: LetterSample): Story {
	const letterIn = ({ language }: { language?: unknown }) =>
		write(languages.find((one) => one === language) ?? languages[0]);
	return {
		args: { letter: letterIn({}) },
		render: (_args, { globals }) => <LetterPaper letter={letterIn(globals)} />,
		play: async ({ canvasElement, globals }) => {
			const letter = letterIn(globals);
			await waitFor(() => {
				const frames = [...canvasElement.querySelectorAll('iframe')];
				expect(frames).toHaveLength(2);
				for (const { contentDocument } of frames) {
					expect(contentDocument?.documentElement.lang).toBe(letter.language);
					expect(contentDocument?.querySelector('h1')).toHaveTextContent(letter.title);
					expect([...(contentDocument?.links ?? [])].map(({ href }) => href).join(' ')).toContain(leadsTo);
				}
				const text = canvasElement.querySelector('pre');
				for (const paragraph of letter.paragraphs) expect(text?.textContent).toContain(paragraph);
				expect(text?.textContent).toContain(leadsTo);
			});
		},
	};
}

export const Confirm = letterStory(toTravellers.confirm);
/** Someone has registered an address that has an account. */
export const KnownAccount = letterStory(toTravellers.knownAccount);
/** An address is wanted for another account. */
export const KnownAddress = letterStory(toTravellers.knownAddress);
export const Reset = letterStory(toTravellers.reset);
export const PasswordChanged = letterStory(toTravellers.passwordChanged);
export const NewEmail = letterStory(toTravellers.newEmail);
export const EmailChangeAsked = letterStory(toTravellers.emailChangeAsked);
export const EmailChanged = letterStory(toTravellers.emailChanged);
/** The account was deleted. */
export const Farewell = letterStory(toTravellers.farewell);
/** To staff, and so in Azerbaijani. */
export const Invitation = letterStory(toStaff.invitation);
/** To staff, and so in Azerbaijani. */
export const SecondFactor = letterStory(toStaff.secondFactor);
export const Made = letterStory(toTravellers.made);
/** The time to pay ends soon. */
export const Reminder = letterStory(toTravellers.reminder);
export const Paid = letterStory(toTravellers.paid);
/** Paid after it had been cancelled. */
export const PaidLate = letterStory(toTravellers.paidLate);
export const Declined = letterStory(toTravellers.declined);
export const Abandoned = letterStory(toTravellers.abandoned);
export const TimedOut = letterStory(toTravellers.timedOut);
export const Unclear = letterStory(toTravellers.unclear);
export const Expired = letterStory(toTravellers.expired);
export const Held = letterStory(toTravellers.held);
export const Settled = letterStory(toTravellers.settledPayable);
export const InReview = letterStory(toTravellers.inReview);
export const VisaRemoved = letterStory(toTravellers.visaRemoved);
export const VisaRemovedOfOne = letterStory(toTravellers.visaRemovedOfOne);
export const Asked = letterStory(toTravellers.asked);
export const Message = letterStory(toTravellers.message);
export const Sent = letterStory(toTravellers.sent);
export const Approved = letterStory(toTravellers.approved);
/** The visa came after the approval. */
export const VisaReady = letterStory(toTravellers.visaReady);
export const VisaReadyOfOne = letterStory(toTravellers.visaReadyOfOne);
export const Rejected = letterStory(toTravellers.rejected);
/** Cancelled by the traveller. */
export const Cancelled = letterStory(toTravellers.cancelled);
export const Refunded = letterStory(toTravellers.refunded);
