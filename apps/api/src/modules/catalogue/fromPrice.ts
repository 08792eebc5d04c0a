import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Country, FromPrice } from 'visa-sdk/contract';
import { fromPrice, toAzn } from 'visa-sdk/rules';
import type { Db } from '../../platform/db';
import {
	countries,
	countryServices,
	countryVisaOptions,
	services,
	visaOptions,
} from '../../platform/db/schema/catalogue';

/** The lowest price of each country: one query for all of them, which returns only the cheapest combinations. [CTY-07] */
async function fromPrices(db: Db, ids: string[]): Promise<Map<string, FromPrice>> {
	const option = db
		.select({ fee: visaOptions.fee })
		.from(countryVisaOptions)
		.innerJoin(visaOptions, eq(visaOptions.id, countryVisaOptions.itemId))
		.where(and(eq(countryVisaOptions.countryId, countries.id), isNull(visaOptions.archivedAt)))
		.orderBy(asc(visaOptions.fee))
		.limit(1)
		.as('cheapest_option');
	const { discountedPrice, additionalVisaPrice, estimatedDaysFrom, estimatedDaysTo } = services;
	const service = db
		.select({ discountedPrice, additionalVisaPrice, estimatedDaysFrom, estimatedDaysTo })
		.from(countryServices)
		.innerJoin(services, eq(services.id, countryServices.itemId))
		.where(and(eq(countryServices.countryId, countries.id), isNull(services.archivedAt)))
		// In the order that the rule defines; without a promise comes last by itself.
		.orderBy(sql`${discountedPrice} + ${additionalVisaPrice}`, asc(additionalVisaPrice), asc(estimatedDaysTo))
		.limit(1)
		.as('cheapest_service');
	const { id, additionalServices, isVisaOptionIsPayedDirectly } = countries;
	const rows = await db
		.select({
			country: { id, additionalServices, isVisaOptionIsPayedDirectly },
			fee: option.fee,
			service: {
				discountedPrice: service.discountedPrice,
				additionalVisaPrice: service.additionalVisaPrice,
				estimatedDaysFrom: service.estimatedDaysFrom,
				estimatedDaysTo: service.estimatedDaysTo,
			},
		})
		.from(countries)
		.crossJoinLateral(option)
		.crossJoinLateral(service)
		.where(inArray(countries.id, ids));
	return new Map(
		rows.flatMap(({ country, fee, service: { estimatedDaysFrom: from, estimatedDaysTo: to, ...prices } }) => {
			const found = fromPrice(
				{ ...country, additionalServices: toAzn(country.additionalServices) },
				[{ fee: toAzn(fee) }],
				[
					{
						discountedPrice: toAzn(prices.discountedPrice),
						additionalVisaPrice: toAzn(prices.additionalVisaPrice),
						estimatedDays: from === null || to === null ? null : { from, to },
					},
				],
			);
			return found ? [[country.id, found] as const] : [];
		}),
	);
}

/** The countries, each with its lowest price. */
export async function withFromPrices(db: Db, found: Country[]): Promise<Country[]> {
	if (found.length === 0) return found;
	const prices = await fromPrices(
		db,
		found.map(({ id }) => id),
	);
	return found.map((country) => {
		const from = prices.get(country.id);
		return from ? { ...country, from } : country;
	});
}
