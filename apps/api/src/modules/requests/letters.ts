import {
	CANCEL_REFUND_PERCENT,
	countryName,
	isUnpaid,
	type PaymentOutcome,
	paymentOutcome,
	type Qepik,
	qepik,
	type StaffStatus,
	translatedName,
} from 'visa-sdk/rules';
import type { Letter, Reader } from '../../platform/mail/letter';
import { type LetterSpeech, speechFor } from '../../strings';
import type { RequestRow } from './moves';

/** The link of an e-mail: the request's own page, which shows everything and allows every action. [ACC-06] */
export const requestPage = ({ id }: Pick<RequestRow, 'id'>, siteUrl: string): string => `${siteUrl}/applications/${id}`;

/**
 * How each e-mail about a request begins. @param said the first paragraph is `text`, after a greeting
 */
export function beginLetter(
	reader: Reader,
	{ reference }: RequestRow,
	said: { subject: string; title?: string; text: string },
	...more: string[]
) {
	return {
		...{ to: reader.email, language: reader.language },
		subject: `${said.subject}: ${reference}`,
		title: said.title ?? said.subject,
		paragraphs: [`${speechFor(reader).hello(reader.firstName)} ${said.text}`, ...more],
	};
}

/** A button or link to the request's page. */
export const look = (reader: Reader, request: RequestRow, siteUrl: string) => ({
	label: speechFor(reader).request.look,
	url: requestPage(request, siteUrl),
});
const again = (reader: Reader, siteUrl: string) => ({
	label: speechFor(reader).request.again,
	url: `${siteUrl}/application`,
});

/** The request's facts, without anything from the passport. */
function factsOf(
	{ language, day, request }: LetterSpeech,
	{ reference, snapshot: { country, service }, startDate, endDate }: RequestRow,
) {
	return [
		{ term: request.reference, value: reference },
		{ term: request.country, value: countryName(language, country.name, country.code ?? null) },
		{ term: request.trip, value: `${day(startDate)} – ${day(endDate)}` },
		{ term: request.service, value: translatedName(language, service.name, service.names) },
	];
}
/** What the embassy charges later, so that nobody takes today's sum for the total. [ACC-06] */
function embassyOf({ sum, request }: LetterSpeech, { snapshot }: RequestRow) {
	const amount = snapshot.lines.reduce((all, line) => (line.paid === 'embassy' ? all + line.amount : all), 0);
	return amount > 0 ? [{ term: request.atEmbassy, value: sum(qepik(amount)) }] : [];
}
/** What is to be paid, and how. */
const toPay = (speech: LetterSpeech, request: RequestRow, siteUrl: string) => ({
	facts: [
		...factsOf(speech, request),
		{ term: speech.request.payNow, value: speech.sum(request.total) },
		...embassyOf(speech, request),
	],
	button: { label: speech.request.pay(speech.sum(request.total)), url: requestPage(request, siteUrl) },
});
const payBefore = (speech: LetterSpeech, { expiresAt }: RequestRow) => speech.request.kept(speech.instant(expiresAt));
const readyBy = (speech: LetterSpeech, { dueAt }: RequestRow) =>
	dueAt ? [speech.request.ready(speech.dueDay(dueAt))] : [];

/** A request was created: what it is, what it costs and where to pay. [ACC-06] */
export const madeLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => {
	const speech = speechFor(reader);
	return {
		...beginLetter(reader, request, speech.request.made, payBefore(speech, request)),
		...toPay(speech, request, siteUrl),
	};
};

/** The payment deadline is near. [ACC-06] */
export const payReminderLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => {
	const speech = speechFor(reader);
	const { reminder } = speech.request;
	return {
		...beginLetter(reader, request, { ...reminder, text: reminder.text(payBefore(speech, request)) }),
		...toPay(speech, request, siteUrl),
	};
};

/**
 * The payment has arrived: what for, and when the result is due; with a link to the receipt. [ACC-05] [ACC-06]
 * @param wasClosed the bank approved it after the request had been cancelled or had expired [PAY-05]
 */
export const paidLetter = (reader: Reader, request: RequestRow, siteUrl: string, wasClosed = false): Letter => {
	const speech = speechFor(reader);
	const { paid, receiptWays } = speech.request;
	const amount = speech.sum(request.total);
	return {
		...beginLetter(
			...([reader, request, { ...paid, text: paid.text(request.reference, amount) }] as const),
			...(wasClosed ? [paid.wasClosed(CANCEL_REFUND_PERCENT)] : []),
			...readyBy(speech, request),
		),
		facts: [...factsOf(speech, request), ...embassyOf(speech, request)],
		sums: { rows: paidRows(speech, request), total: { text: paid.total, amount } },
		button: look(reader, request, siteUrl),
		link: { label: receiptWays, url: `${requestPage(request, siteUrl)}/receipt` },
	};
};

/** What was paid for, as on the receipt; a single row if the lines of that price no longer exist. */
function paidRows({ sum, request: { lines: words, whole } }: LetterSpeech, { snapshot, total }: RequestRow) {
	const lines = snapshot.lines.filter(({ paid, amount }) => paid === 'now' && amount !== 0);
	if (lines.reduce((all, { amount }) => all + amount, 0) !== total) return [{ text: whole, amount: sum(total) }];
	return lines.map(({ kind, amount, count = 1 }) => ({
		text: count > 1 ? `${words[kind]}\u00a0×\u00a0${count}` : words[kind],
		amount: sum(amount),
	}));
}

/** A payment failed: what happened, and until when it can be retried. [PAY-06] */
export const unpaidLetter = (reader: Reader, request: RequestRow, outcome: PaymentOutcome, siteUrl: string): Letter => {
	const speech = speechFor(reader);
	const { text, unclear, retry, button, outcomes, otherwise } = speech.request.unpaid;
	const { title, text: why } = outcomes[outcome] ?? otherwise;
	const isUnclear = outcome === 'unclear';
	const said = {
		subject: title,
		text: (isUnclear ? unclear : text)(request.reference, speech.sum(request.total), why),
	};
	const kept = payBefore(speech, request);
	if (isUnclear) return { ...beginLetter(reader, request, said, kept), button: look(reader, request, siteUrl) };
	return {
		...beginLetter(reader, request, said, retry(kept)),
		button: { label: button, url: requestPage(request, siteUrl) },
	};
};

/** Whether nobody knows yet what became of money: also where the bank never named a sum. */
const isUnclear = ({ status, paymentStatus, taken }: RequestRow) =>
	taken === 'UNSETTLED' || paymentOutcome(status, paymentStatus, taken) === 'unclear';

/** Whether there was money that is no payment, or may have been. */
const wasTaken = (request: RequestRow) => request.taken !== null || isUnclear(request);

/** What becomes of money that the bank took although it is no payment; nothing once it has been settled. [PAY-10] */
function ofTaken({ request: { refunding, unpaid } }: LetterSpeech, request: RequestRow): string[] {
	if (request.taken === 'REFUNDING') return [refunding];
	return isUnclear(request) && unpaid.outcomes.unclear ? [unpaid.outcomes.unclear.text] : [];
}

/** How an e-mail about an ended request goes on: nobody is asked for a new one while money of this one was taken. */
const afterEnd = (reader: Reader, request: RequestRow, siteUrl: string) =>
	wasTaken(request)
		? { button: look(reader, request, siteUrl) }
		: { button: again(reader, siteUrl), link: look(reader, request, siteUrl) };

/** The bank took money that is no payment, when nobody expected any. [PAY-10] */
export const heldLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => {
	const { held } = speechFor(reader).request;
	const said = { ...held, text: held.text(request.reference) };
	return {
		...beginLetter(reader, request, said, held.next, ...(isUnpaid(request.status) ? [held.wait] : [])),
		button: look(reader, request, siteUrl),
	};
};

/** How an e-mail goes on once money that was no payment is settled: the request can be paid again, if its time isn't over. */
function payAgain(reader: Reader, request: RequestRow, siteUrl: string) {
	const speech = speechFor(reader);
	const { retry, button } = speech.request.unpaid;
	return {
		text: retry(payBefore(speech, request)),
		button: { label: button, url: requestPage(request, siteUrl) },
	};
}

/** Money that was no payment was settled by hand. @param isPayable whether the request can be paid again [PAY-10] */
export const settledLetter = (reader: Reader, request: RequestRow, isPayable: boolean, siteUrl: string): Letter => {
	const { settled } = speechFor(reader).request;
	const said = { ...settled, text: settled.text(request.reference) };
	const again = isPayable ? payAgain(reader, request, siteUrl) : null;
	return {
		...beginLetter(reader, request, said, ...(again ? [again.text] : []), settled.next),
		button: again?.button ?? look(reader, request, siteUrl),
	};
};

/** A request that wasn't paid in time. [PAY-06] */
export const expiredLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => {
	const speech = speechFor(reader);
	const { expired } = speech.request;
	const isTaken = wasTaken(request);
	const text = (isTaken ? expired.closed : expired.text)(request.reference);
	return {
		...beginLetter(reader, request, { ...expired, text }, ...(isTaken ? ofTaken(speech, request) : [expired.next])),
		...afterEnd(reader, request, siteUrl),
	};
};

/**
 * Money has gone back.
 * @param amount the refund, in qəpik
 */
export const refundedLetter = (reader: Reader, request: RequestRow, amount: Qepik, siteUrl: string): Letter => {
	const { sum, request: words } = speechFor(reader);
	const { refunded, receipt } = words;
	const text = refunded.text(request.reference, sum(amount));
	return {
		...beginLetter(reader, request, { ...refunded, text }, refunded.next),
		button: look(reader, request, siteUrl),
		link: { label: receipt, url: `${requestPage(request, siteUrl)}/receipt` },
	};
};

/** Money that was no payment has gone back: no receipt tells of it. @param isPayable whether the request can be paid again [PAY-10] */
export const takenBackLetter = (
	reader: Reader,
	request: RequestRow,
	amount: Qepik,
	isPayable: boolean,
	siteUrl: string,
): Letter => {
	const { link: _receipt, ...letter } = refundedLetter(reader, request, amount, siteUrl);
	if (!isPayable) return letter;
	const { text, button } = payAgain(reader, request, siteUrl);
	return { ...letter, paragraphs: [...letter.paragraphs, text], button };
};

/** @param isPaid whether there will be a refund */
export const cancelledLetter = (reader: Reader, request: RequestRow, siteUrl: string, isPaid = false): Letter => {
	const speech = speechFor(reader);
	const { cancelled, refunding } = speech.request;
	const held = ofTaken(speech, request);
	const isTaken = wasTaken(request);
	const paid = request.taken === 'UNSETTLED' ? [refunding, ...held] : [refunding];
	const money = isPaid ? paid : isTaken ? held : [cancelled.unpaid];
	const text = [cancelled.text(request.reference), ...money].join(' ');
	return {
		...beginLetter(reader, request, { ...cancelled, text }, ...(isTaken ? [] : [cancelled.next])),
		...afterEnd(reader, request, siteUrl),
	};
};

interface Told {
	/** In the staff's words. */
	reason: string | null;
	isRefunded: boolean;
	hasVisa?: boolean;
	/** Whether the traveller was waited for until now. */
	wasAsked?: boolean;
}

/** What staff have done with a request. */
export const movedLetter = (
	reader: Reader,
	request: RequestRow,
	to: StaffStatus,
	{ reason, isRefunded, hasVisa = false, wasAsked = false }: Told,
	siteUrl: string,
): Letter => {
	const speech = speechFor(reader);
	const { moves, answerNotNeeded, refunding, visaOnPage, downloadVisa } = speech.request;
	const move = to === 'IN_REVIEW' && wasAsked ? answerNotNeeded : moves[to];
	return {
		...beginLetter(
			...([reader, request, { ...move, text: move.text(request.reference) }] as const),
			...(isRefunded ? [refunding] : []),
			...(hasVisa ? [visaOnPage] : []),
			...(to === 'SENT_TO_EMBASSY' ? readyBy(speech, request) : []),
		),
		...(reason && { quote: reason }),
		button: hasVisa ? { label: downloadVisa, url: requestPage(request, siteUrl) } : look(reader, request, siteUrl),
	};
};
