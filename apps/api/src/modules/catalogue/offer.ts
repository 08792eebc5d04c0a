import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Db, tables } from '../../platform/db';
import { noLongerOffered } from '../../platform/refusal';
import { isOffered } from './countries';

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
	const { countryId } = choice;
	const isLinked = (link: { countryId: AnyPgColumn; itemId: AnyPgColumn }, itemId: string | undefined) =>
		itemId ? and(eq(link.countryId, countryId), eq(link.itemId, itemId)) : sql`false`;
	const [found] = await db
		.select({ country: countries, visaType: visaTypes, option: visaOptions, service: services })
		.from(sql`(select 1) as choice`)
		.leftJoin(countries, and(eq(countries.id, countryId), isOffered))
		.leftJoin(countryVisaTypes, isLinked(countryVisaTypes, choice.visaTypeId))
		.leftJoin(visaTypes, and(eq(visaTypes.id, countryVisaTypes.itemId), isNull(visaTypes.archivedAt)))
		.leftJoin(countryVisaOptions, isLinked(countryVisaOptions, choice.visaOptionId))
		.leftJoin(visaOptions, and(eq(visaOptions.id, countryVisaOptions.itemId), isNull(visaOptions.archivedAt)))
		.leftJoin(countryServices, isLinked(countryServices, choice.serviceId))
		.leftJoin(services, and(eq(services.id, countryServices.itemId), isNull(services.archivedAt)));
	const { country, option, service } = found ?? {};
	const visaType = choice.visaTypeId ? (found?.visaType ?? undefined) : null;
	if (country && option && service && visaType !== undefined) return { country, visaType, option, service };
	throw noLongerOffered([
		...(country ? [] : ['countryId']),
		...(visaType === undefined ? ['visaTypeId'] : []),
		...(option ? [] : ['visaOptionId']),
		...(service ? [] : ['serviceId']),
	]);
}

export type Offer = Awaited<ReturnType<typeof findOffer>>;
