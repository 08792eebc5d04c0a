import type { Letter, Reader } from '../../platform/mail/letter';
import { speechFor } from '../../strings';
import { beginLetter, look, requestPage } from '../requests/letters';
import type { RequestRow } from '../requests/moves';

/** What is missing, and until when it is needed. [DSH-13] */
export const askedLetter = (
	reader: Reader,
	request: RequestRow,
	{ text, until }: { text: string; until: string },
	siteUrl: string,
): Letter => {
	const { day, request: words } = speechFor(reader);
	const { moves, asked } = words;
	const said = { ...moves.INFO_REQUIRED, text: moves.INFO_REQUIRED.text(request.reference) };
	return {
		...beginLetter(reader, request, said, asked.until(day(until))),
		quote: text,
		button: { label: asked.button, url: requestPage(request, siteUrl) },
	};
};

/** A message in the staff's own words. [DSH-13] */
export const messageLetter = (reader: Reader, request: RequestRow, text: string, siteUrl: string): Letter => {
	const { message } = speechFor(reader).request;
	return {
		...beginLetter(reader, request, { ...message, text: message.text(request.reference) }),
		quote: text,
		button: look(reader, request, siteUrl),
	};
};

/** Whose a visa of a group is; of somebody who travels alone there is nobody to tell apart. */
const whoseOf = ({ peopleCount }: RequestRow, traveller: number | null) => (peopleCount > 1 ? traveller : null);

/** The visa is available. @param traveller whose, from 1; null if it is everybody's [ACC-05] [UPL-11] */
export const visaLetter = (reader: Reader, request: RequestRow, traveller: number | null, siteUrl: string): Letter => {
	const { visa, downloadVisa } = speechFor(reader).request;
	return {
		...beginLetter(reader, request, { ...visa, text: visa.text(request.reference, whoseOf(request, traveller)) }),
		button: { label: downloadVisa, url: requestPage(request, siteUrl) },
	};
};

/** The visa that was available was the wrong file: of a group whose, so that nobody throws another's away. [UPL-11] */
export const visaRemovedLetter = (
	reader: Reader,
	request: RequestRow,
	traveller: number | null,
	siteUrl: string,
): Letter => {
	const { visaRemoved } = speechFor(reader).request;
	const text = visaRemoved.text(request.reference, whoseOf(request, traveller));
	return {
		...beginLetter(reader, request, { ...visaRemoved, text }, visaRemoved.next),
		button: look(reader, request, siteUrl),
	};
};
