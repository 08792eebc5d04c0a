import type { NewVisaRequest, PriceQuote } from 'visa-sdk/contract';
import {
	type CalculatedLine,
	type PaidWhen,
	type PriceLineKind,
	price,
	qepik,
	toAzn,
	toIso,
	toPricedLines,
	toQepik,
} from 'visa-sdk/rules';
import { arrived } from './pictures';
import type { Choices, QuoteQuestion, WizardContext } from './types';

/** A price line in the final review, amounts in AZN. [REV-01] [REV-02] */
export interface ReviewLine
	/** `difference`: the difference between the prices loaded before and the total of a server that sends no lines. */
	extends CalculatedLine<PriceLineKind | 'difference', number> {
	/** What it is for, by the server's current name. */
	readonly label?: string | undefined;
}

/** The lines, their current total, and what remains for the embassy. */
export interface ReviewSum {
	readonly lines: readonly ReviewLine[];
	readonly total: number;
	readonly atEmbassy: number;
}

type PricedChoices = Pick<Choices, 'country' | 'visaOption' | 'service'>;

/**
 * The review's lines. Once there is a quote, they are the quote's own; before, and with a server that sends none, they
 * are computed from what was loaded. Those paid now always add up to the total. [REV-01] [REV-02] [REV-03] [REV-05]
 * [REV-13]
 */
export function reviewLines(choices: PricedChoices, peopleCount: number, quote: PriceQuote | null): ReviewSum {
	if (!quote?.priceLines) return linesOfChoices(choices, peopleCount, quote);
	const lines = quote.priceLines.map((line): ReviewLine => ({ ...line, count: line.count ?? 1 }));
	return { lines, total: quote.totalPrice, atEmbassy: sumOf(lines, 'embassy') };
}

function linesOfChoices(choices: PricedChoices, peopleCount: number, quote: PriceQuote | null): ReviewSum {
	const { country, visaOption, service } = choices;
	const servicePrice = quote?.originalPriceWithoutDiscount ?? service?.discountedPrice ?? 0;
	const result = price({
		countryFee: toQepik(country?.additionalServices ?? 0),
		permissionFee: toQepik(visaOption?.fee ?? 0),
		isPermissionPaidNow: country?.isVisaOptionIsPayedDirectly ?? false,
		servicePrice: toQepik(servicePrice),
		embassyExtra: toQepik(service?.additionalVisaPrice ?? 0),
		peopleCount,
	});
	const rest = quote ? qepik(toQepik(quote.totalPrice) - result.total) : qepik(0);
	// The specification's quote indicates a promo only by the price without it.
	const kind = rest < 0 && quote?.originalPriceWithoutDiscount !== undefined ? 'promo' : 'difference';
	const lines: ReviewLine[] = toPricedLines(result.lines);
	if (rest !== 0) lines.splice(3, 0, { kind, amount: toAzn(rest), paid: 'now', count: 1 });
	return { lines, total: toAzn(qepik(result.total + rest)), atEmbassy: toAzn(result.atEmbassy) };
}

function sumOf(lines: readonly ReviewLine[], when: PaidWhen): number {
	const paid = lines.filter((line) => line.paid === when);
	return toAzn(qepik(paid.reduce((sum, line) => sum + toQepik(line.amount), 0)));
}

/** The price request for the selections; null while something is missing. [REV-04] */
export function quoteQuestion(context: Pick<WizardContext, 'choices' | 'peopleCount' | 'user'>): QuoteQuestion | null {
	const { country, visaOption, service } = context.choices;
	if (!country || !visaOption || !service) return null;
	return {
		countryId: country.id,
		visaOptionId: visaOption.id,
		serviceId: service.id,
		peopleCount: context.peopleCount,
		isSignedIn: context.user !== null,
	};
}

/** Identifies a price request together with its user; if it changes, the price is requested again. [REV-04] */
export function quoteKey(
	context: Pick<WizardContext, 'choices' | 'peopleCount' | 'user' | 'promoActivations' | 'pricedPromocode'>,
): string {
	const { user, promoActivations, pricedPromocode } = context;
	// The code as typed and as the server writes it are the same.
	const code = pricedPromocode?.trim().toUpperCase();
	return JSON.stringify([quoteQuestion(context), user?.id, code, promoActivations]);
}

/** The create-request payload; null while something is missing. [SUB-01] [SUB-02] */
export function newVisaRequest(
	context: Pick<WizardContext, 'choices' | 'pictures' | 'notes' | 'peopleCount' | 'quote'>,
): NewVisaRequest | null {
	const { country, startDate, endDate, visaType, visaOption, service } = context.choices;
	const documents = arrived(context);
	if (!country || !startDate || !endDate || !visaType || !visaOption || !service) return null;
	if (documents.length === 0) return null;
	return {
		countryId: country.id,
		visaTypeId: visaType.id,
		visaOptionId: visaOption.id,
		serviceId: service.id,
		startDate: toIso(startDate),
		endDate: toIso(endDate),
		// One path per traveller, in order. [UPL-11]
		document: documents.map(({ url }) => url).join(','),
		...(context.notes.trim() !== '' && { notes: context.notes.trim() }),
		peopleCount: context.peopleCount,
		...(context.quote && { totalPrice: context.quote.totalPrice }),
	};
}
