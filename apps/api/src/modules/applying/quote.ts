import type { PriceQuote } from 'visa-sdk/contract';
import {
	countryName,
	type Language,
	type Price,
	price,
	type Qepik,
	speeches,
	type Translations,
	toAzn,
	toPricedLines,
	translated,
	translationLanguages,
} from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import type { RequestSnapshot } from '../../platform/db/schema/requests';
import { Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Choice, Offer, Offered } from '../catalogue/offer';
import { type BoundPromo, boundPromo, discountOf, type Promocode } from '../promocodes/service';

/** A price with everything that it was computed from. */
export interface Quote {
	offer: Offer;
	price: Price;
	/** The code that reduced the price. */
	promo: Promocode | null;
	/** The promo code bound to the user that can no longer be used, with the reason. */
	promoRefusal: BoundPromo['refusal'];
}
type QuotedUser = { id: string; activePromocodeId: string | null };

/**
 * The current price: for quotes, creating and reopening.
 * @param offered the current offer
 * @param user null for a visitor, who has no promo code
 */
export async function quote(
	offered: Offered,
	db: Db,
	clock: Clock,
	choice: Choice & { peopleCount: number },
	user: QuotedUser | null,
	options: { isLocked?: boolean; exceptRequestId?: string } = {},
): Promise<Quote> {
	const offer = offered.offerOf(choice);
	const bound = user && (await boundPromo(db, clock, user, { ...options, countryId: choice.countryId }));
	const promo = bound?.promo;
	const result = price({
		countryFee: offer.country.additionalServices,
		permissionFee: offer.option.fee,
		isPermissionPaidNow: offer.country.isVisaOptionIsPayedDirectly,
		servicePrice: offer.service.discountedPrice,
		embassyExtra: offer.service.additionalVisaPrice,
		peopleCount: choice.peopleCount,
		promo: promo ? discountOf(promo) : null,
	});
	return {
		offer,
		price: result,
		promo: promo && result.discount > 0 ? promo : null,
		promoRefusal: bound?.refusal ?? null,
	};
}

/** A quote in the caller's language. */
export function toPriceQuote({ offer, price, promo, promoRefusal }: Quote, language: Language): PriceQuote {
	const { country, option, service } = offer;
	const { said } = speeches[language];
	const countryFee = countryName(language, country.name, country.iso2);
	const labels = {
		countryFee,
		permission: translated(language, option).type,
		service: translated(language, service).name,
		promo: promo?.code,
	};
	return {
		totalPrice: toAzn(price.total),
		priceLines: toPricedLines(price.lines, labels),
		...(promo && {
			originalPriceWithoutDiscount: toAzn(service.discountedPrice),
			promoDiscount: toAzn(price.discount),
		}),
		...(promoRefusal && { promoRefusal: said(promoRefusal.why) }),
		...(promoRefusal?.code && { refusedPromocode: promoRefusal.code }),
	};
}

/**
 * @param told in AZN @throws Refusal 409 with the current total if it differs from the one shown: nobody pays an amount
 * they haven't seen [PAY-09]
 */
export function refuseOtherPrice(told: number | undefined, now: Qepik): void {
	const totalPrice = toAzn(now);
	if (told === undefined || told === totalPrice) return;
	throw new Refusal(409, 'PRICE_CHANGED', sentences.priceChanged, { totalPrice });
}

/** What a record is called in the languages that it is translated into. */
function namesOf<Name extends string>(
	{ translations }: { translations: Translations<Record<Name, string>> },
	name: Name,
) {
	const names = translationLanguages.flatMap((language) => {
		const texts = translations[language];
		return texts ? [[language, texts[name]]] : [];
	});
	return names.length > 0 ? { names: Object.fromEntries(names) as Translations<string> } : {};
}

/** What a request stores from the day of its price. */
export function snapshotOf({ offer, price, promo }: Quote): RequestSnapshot {
	const { country, visaType, option, service } = offer;
	if (!visaType) throw new TypeError('a request has a visa type');
	return {
		country: { id: country.id, name: country.name, image: country.image, code: country.iso2 },
		visaType: { id: visaType.id, name: visaType.name, ...namesOf(visaType, 'name') },
		visaOption: { id: option.id, type: option.type, duration: option.duration, ...namesOf(option, 'type') },
		service: { id: service.id, name: service.name, ...namesOf(service, 'name') },
		lines: price.lines,
		atEmbassy: price.atEmbassy,
		promocodeId: promo?.id ?? null,
	};
}
