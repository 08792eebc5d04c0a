import type { NewVisaRequest, PriceQuote } from 'visa-sdk/contract';
import { type PaidWhen, price, toAzn, toIso, toQepik } from 'visa-sdk/rules';
import type { Choices, QuoteQuestion, WizardContext } from './types';

/** A priced line of the final review, amounts in AZN. [REV-01] [REV-02] */
export interface ReviewLine {
	readonly kind: 'countryFee' | 'permission' | 'service' | 'promo' | 'embassyExtra';
	readonly amount: number;
	readonly paid: PaidWhen;
}

type PricedChoices = Pick<Choices, 'country' | 'visaOption' | 'service'>;

/**
 * The lines of the review and, before the server's quote has come, what they add up to. The service line shows the
 * quote's price without the promo, or the service's own. [REV-01] [REV-02] [REV-03] [REV-05]
 */
export function reviewLines(choices: PricedChoices, peopleCount: number, quote: PriceQuote | null) {
	const { country, visaOption, service } = choices;
	const servicePrice = quote?.originalPriceWithoutDiscount ?? service?.discountedPrice ?? 0;
	const result = price({
		countryFee: toQepik(country?.additionalServices ?? 0),
		permissionFee: toQepik(visaOption?.fee ?? 0),
		isPermissionPaidNow: country?.isVisaOptionIsPayedDirectly ?? false,
		servicePrice: toQepik(servicePrice),
		embassyExtra: toQepik(service?.additionalVisaPrice ?? 0),
		peopleCount,
		promo: quote?.promoDiscount ? { kind: 'fixed', amount: toQepik(quote.promoDiscount) } : null,
	});
	const lines = result.lines.map((line): ReviewLine => ({ ...line, amount: toAzn(line.amount) }));
	return { lines, total: toAzn(result.total), atEmbassy: toAzn(result.atEmbassy) };
}

/** The price question of the choices, null while something is missing. [REV-04] */
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

/** Names a price question together with who asks it; another name means that the price is asked again. [REV-04] */
export function quoteKey(
	context: Pick<WizardContext, 'choices' | 'peopleCount' | 'user' | 'promoActivations'>,
): string {
	const { user, promoActivations } = context;
	return JSON.stringify([quoteQuestion(context), user?.id, user?.activePromocode?.code, promoActivations]);
}

/** The create-request payload; null while something is missing. [SUB-01] [SUB-02] */
export function newVisaRequest(
	context: Pick<WizardContext, 'choices' | 'document' | 'notes' | 'peopleCount' | 'quote'>,
): NewVisaRequest | null {
	const { country, startDate, endDate, visaType, visaOption, service } = context.choices;
	if (!country || !startDate || !endDate || !visaType || !visaOption || !service || !context.document) return null;
	return {
		countryId: country.id,
		visaTypeId: visaType.id,
		visaOptionId: visaOption.id,
		serviceId: service.id,
		startDate: toIso(startDate),
		endDate: toIso(endDate),
		document: context.document.url,
		...(context.notes.trim() !== '' && { notes: context.notes.trim() }),
		peopleCount: context.peopleCount,
		...(context.quote && { totalPrice: context.quote.totalPrice }),
	};
}
