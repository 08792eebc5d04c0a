import { type Language, qepik } from 'visa-sdk/rules';
import { invitationLetter } from '../src/modules/agents/letters';
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
	heldLetter,
	madeLetter,
	movedLetter,
	paidLetter,
	payReminderLetter,
	refundedLetter,
	requestPage,
	settledLetter,
	takenBackLetter,
	unpaidLetter,
} from '../src/modules/requests/letters';
import { farewellLetter } from '../src/modules/users/letters';
import type { Letter, Reader } from '../src/platform/mail/letter';
import { person, request, siteUrl } from './samples';

/** An e-mail in each language, and the link that it contains. */
export interface LetterSample {
	in(language: Language): Letter;
	leadsTo: string;
}

const page = requestPage(request, siteUrl);
const sample = (write: (reader: Reader) => Letter, leadsTo = page): LetterSample => ({
	in: (language) => write({ ...person, language }),
	leadsTo,
});

const [loginUrl, forgotUrl] = [`${siteUrl}/auth/login`, `${siteUrl}/auth/forgot-password`];
const [confirmUrl, resetUrl, newEmailUrl] = ['confirm-email', 'reset-password', 'new-email'].map(
	(name) => `${siteUrl}/auth/${name}?token=q1W2e3R4t5Y6`,
) as [string, string, string];
/** Two travel, each with a visa of their own. */
const group = { ...request, peopleCount: 2 };
const told = { reason: null, isRefunded: false };
const asked = { text: 'Pasportunuzun daha aydın şəklini göndərin.\nBütün künclər görünsün.', until: '2026-12-10' };

/** Every e-mail to travellers. What staff write themselves is in their own words, as the names of the catalogue are. */
export const toTravellers = {
	confirm: sample((reader) => confirmationLetter(reader, confirmUrl, '314159'), confirmUrl),
	knownAccount: sample((reader) => knownAccountLetter(reader, loginUrl, forgotUrl), loginUrl),
	knownAddress: sample((reader) => knownAddressLetter(reader, loginUrl), loginUrl),
	reset: sample((reader) => resetLetter(reader, resetUrl, true), resetUrl),
	resetUnconfirmed: sample((reader) => resetLetter(reader, resetUrl, false), resetUrl),
	passwordChanged: sample((reader) => passwordChangedLetter(reader, forgotUrl), forgotUrl),
	passwordChangedElsewhere: sample((reader) => passwordChangedLetter(reader, forgotUrl, true), forgotUrl),
	newEmail: sample((reader) => newEmailLetter(reader, newEmailUrl, '314159'), newEmailUrl),
	emailChangeAsked: sample((reader) => emailChangeAskedLetter(reader, forgotUrl), forgotUrl),
	emailChanged: sample((reader) => emailChangedLetter(reader, 'info@viza.example'), ''),
	farewell: sample((reader) => farewellLetter({ ...reader, role: 'client' }), ''),
	made: sample((reader) => madeLetter(reader, request, siteUrl)),
	reminder: sample((reader) => payReminderLetter(reader, request, siteUrl)),
	paid: sample((reader) => paidLetter(reader, request, siteUrl)),
	paidLate: sample((reader) => paidLetter(reader, request, siteUrl, true)),
	paidOtherwise: sample((reader) => paidLetter(reader, { ...request, total: qepik(12_500) }, siteUrl)),
	declined: sample((reader) => unpaidLetter(reader, request, 'declined', siteUrl)),
	abandoned: sample((reader) => unpaidLetter(reader, request, 'abandoned', siteUrl)),
	timedOut: sample((reader) => unpaidLetter(reader, request, 'timedOut', siteUrl)),
	unclear: sample((reader) => unpaidLetter(reader, request, 'unclear', siteUrl)),
	failed: sample((reader) => unpaidLetter(reader, request, 'failed', siteUrl)),
	expired: sample((reader) => expiredLetter(reader, request, siteUrl)),
	expiredHeld: sample((reader) => expiredLetter(reader, { ...request, taken: 'UNSETTLED' }, siteUrl)),
	held: sample((reader) => heldLetter(reader, { ...request, status: 'EXPIRED', taken: 'UNSETTLED' }, siteUrl)),
	heldUnpaid: sample((reader) =>
		heldLetter(reader, { ...request, status: 'AWAITING_PAYMENT', taken: 'UNSETTLED' }, siteUrl),
	),
	takenBack: sample((reader) =>
		takenBackLetter(reader, { ...request, taken: 'REFUNDED' }, qepik(9_600), true, siteUrl),
	),
	settled: sample((reader) => settledLetter(reader, { ...request, taken: 'SETTLED' }, false, siteUrl)),
	settledPayable: sample((reader) => settledLetter(reader, { ...request, taken: 'SETTLED' }, true, siteUrl)),
	inReview: sample((reader) => movedLetter(reader, request, 'IN_REVIEW', told, siteUrl)),
	answerNotNeeded: sample((reader) => movedLetter(reader, request, 'IN_REVIEW', { ...told, wasAsked: true }, siteUrl)),
	informationRequired: sample((reader) => movedLetter(reader, request, 'INFO_REQUIRED', told, siteUrl)),
	asked: sample((reader) => askedLetter(reader, request, asked, siteUrl)),
	message: sample((reader) =>
		messageLetter(reader, request, 'Otel sifarişiniz yoxlanıldı.\n\nSual olsa, yazın.', siteUrl),
	),
	sent: sample((reader) => movedLetter(reader, request, 'SENT_TO_EMBASSY', told, siteUrl)),
	approved: sample((reader) => movedLetter(reader, request, 'APPROVED', { ...told, hasVisa: true }, siteUrl)),
	visaReady: sample((reader) => visaLetter(reader, request, null, siteUrl)),
	visaReadyOfOne: sample((reader) => visaLetter(reader, group, 2, siteUrl)),
	visaRemoved: sample((reader) => visaRemovedLetter(reader, request, null, siteUrl)),
	visaRemovedOfOne: sample((reader) => visaRemovedLetter(reader, group, 2, siteUrl)),
	rejected: sample((reader) =>
		movedLetter(reader, request, 'REJECTED', { ...told, reason: 'Gəlir barədə sənəd kifayət etmədi.' }, siteUrl),
	),
	cancelled: sample((reader) => cancelledLetter(reader, request, siteUrl, true)),
	cancelledUnpaid: sample((reader) => cancelledLetter(reader, request, siteUrl)),
	cancelledHeld: sample((reader) => cancelledLetter(reader, { ...request, taken: 'UNSETTLED' }, siteUrl)),
	cancelledByStaff: sample((reader) =>
		movedLetter(reader, request, 'CANCELLED', { reason: 'Səfirlik bağlanıb.', isRefunded: true }, siteUrl),
	),
	refunded: sample((reader) => refundedLetter(reader, request, qepik(12_400), siteUrl)),
};

/** Those to staff, in Azerbaijani for everyone. */
export const toStaff = {
	invitation: sample((reader) => invitationLetter(reader, resetUrl), resetUrl),
	secondFactor: sample((reader) => secondFactorLetter(reader, 'setUp', forgotUrl), forgotUrl),
};
