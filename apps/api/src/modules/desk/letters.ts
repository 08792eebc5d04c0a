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

/** The visa is available. [ACC-05] */
export const visaLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => {
	const { visa, downloadVisa } = speechFor(reader).request;
	return {
		...beginLetter(reader, request, { ...visa, text: visa.text(request.reference) }),
		button: { label: downloadVisa, url: requestPage(request, siteUrl) },
	};
};

/** The visa that was available was the wrong file. */
export const visaRemovedLetter = (reader: Reader, request: RequestRow, siteUrl: string): Letter => {
	const { visaRemoved } = speechFor(reader).request;
	return {
		...beginLetter(reader, request, { ...visaRemoved, text: visaRemoved.text(request.reference) }, visaRemoved.next),
		button: look(reader, request, siteUrl),
	};
};
