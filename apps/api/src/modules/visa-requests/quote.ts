import { and, eq, isNull } from 'drizzle-orm';
import type { PriceQuote } from 'visa-sdk/contract';
import { type Price, price, toAzn } from 'visa-sdk/rules';
import { noLongerOffered } from '../../http/refusal';
import type { Clock } from '../../platform/clock';
import { type Db, tables } from '../../platform/db';
import { isOffered } from '../catalogue/repo';
import { discountOf, type Promocode, usablePromo } from '../promocodes/service';

const { countries, visaTypes, visaOptions, services, countryVisaTypes, countryVisaOptions, countryServices } = tables;

export interface Choice {
	countryId: string;
	visaOptionId: string;
	serviceId: string;
	/** A price does not depend on it; a request does. */
	visaTypeId?: string;
}

/** The chosen things as they are offered now. @throws Refusal 422 naming each field that is not */
export async function findOffer(db: Db, choice: Choice) {
	const [country] = await db
		.select()
		.from(countries)
		.where(and(eq(countries.id, choice.countryId), isOffered));
	const [option] = await db
		.select({ item: visaOptions })
		.from(visaOptions)
		.innerJoin(countryVisaOptions, eq(countryVisaOptions.itemId, visaOptions.id))
		.where(
			and(
				eq(visaOptions.id, choice.visaOptionId),
				eq(countryVisaOptions.countryId, choice.countryId),
				isNull(visaOptions.archivedAt),
			),
		);
	const [service] = await db
		.select({ item: services })
		.from(services)
		.innerJoin(countryServices, eq(countryServices.itemId, services.id))
		.where(
			and(
				eq(services.id, choice.serviceId),
				eq(countryServices.countryId, choice.countryId),
				isNull(services.archivedAt),
			),
		);
	const visaType = choice.visaTypeId ? await findVisaType(db, choice.countryId, choice.visaTypeId) : null;
	if (country && option && service && visaType !== undefined) {
		return { country, visaType, option: option.item, service: service.item };
	}
	throw noLongerOffered([
		...(country ? [] : ['countryId']),
		...(visaType === undefined ? ['visaTypeId'] : []),
		...(option ? [] : ['visaOptionId']),
		...(service ? [] : ['serviceId']),
	]);
}

async function findVisaType(db: Db, countryId: string, visaTypeId: string) {
	const [row] = await db
		.select({ item: visaTypes })
		.from(visaTypes)
		.innerJoin(countryVisaTypes, eq(countryVisaTypes.itemId, visaTypes.id))
		.where(and(eq(visaTypes.id, visaTypeId), eq(countryVisaTypes.countryId, countryId), isNull(visaTypes.archivedAt)));
	return row?.item;
}

export type Offer = Awaited<ReturnType<typeof findOffer>>;
export interface Quote {
	offer: Offer;
	price: Price;
	/** The code that took something off. */
	promo: Promocode | null;
}
type QuotedUser = { id: string; activePromocodeId: string | null };

/** The price now: for the quote, for creating and for reopening. @param user null for a visitor, who has no promo code */
export async function quote(
	db: Db,
	clock: Clock,
	choice: Choice & { peopleCount: number },
	user: QuotedUser | null,
	options: { isLocked?: boolean; exceptRequestId?: string } = {},
): Promise<Quote> {
	const offer = await findOffer(db, choice);
	const promo = user && (await usablePromo(db, clock, user, { ...options, countryId: choice.countryId }));
	const result = price({
		countryFee: offer.country.additionalServices,
		permissionFee: offer.option.fee,
		isPermissionPaidNow: offer.country.isVisaOptionIsPayedDirectly,
		servicePrice: offer.service.discountedPrice,
		embassyExtra: offer.service.additionalVisaPrice,
		peopleCount: choice.peopleCount,
		promo: promo && discountOf(promo),
	});
	return { offer, price: result, promo: result.discount > 0 ? promo : null };
}

export function toPriceQuote({ offer, price, promo }: Quote): PriceQuote {
	return {
		totalPrice: toAzn(price.total),
		...(promo && {
			originalPriceWithoutDiscount: toAzn(offer.service.discountedPrice),
			promoDiscount: toAzn(price.discount),
		}),
	};
}
