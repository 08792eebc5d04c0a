import { and, eq, isNull } from 'drizzle-orm';
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
