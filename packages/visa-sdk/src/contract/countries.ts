import { z } from 'zod';
import { FLAG, listMessages, messages } from '../rules';
import { RecordState, WorkingDayRange } from './catalogueParts';
import { crud } from './crud';
import { endpoint } from './endpoint';
import {
	Azn,
	AznInput,
	countInQuery,
	filledLine,
	Id,
	PageQuery,
	SearchText,
	sortBy,
	Version,
	versioned,
} from './shared';

/** The lowest total price of a country for one traveller: with its cheapest permission and service. [CTY-07] */
export const FromPrice = z
	.object({
		/** AZN, now and at the embassy together. */
		total: Azn,
		/** AZN, the part of the total paid at the embassy. */
		atEmbassy: Azn,
		/** The processing time of that service in working days; null if nothing is promised. */
		days: WorkingDayRange.nullable(),
	})
	.meta({ id: 'FromPrice' });
export type FromPrice = z.output<typeof FromPrice>;

/** A country as travellers see it. */
export const Country = z
	.object({
		id: Id,
		name: z
			.string()
			.describe(
				'In the language of `Accept-Language` where it is offered to travellers; in the catalogue, and if there is no other, as staff wrote it',
			),
		/** URL of the flag's image. */
		image: z.string(),
		/** The visa centre's service fee per person, AZN. */
		additionalServices: Azn,
		/** Whether the entry permission is paid now (true) or at the embassy. */
		isVisaOptionIsPayedDirectly: z.boolean(),
		/** For travellers; omitted while the country lacks a permission or a service. */
		from: FromPrice.optional(),
	})
	.meta({ id: 'Country' });
export type Country = z.output<typeof Country>;

/** A country as staff see it. */
export const CountryRecord = Country.omit({ from: true })
	.extend({
		/** ISO 3166-1 alpha-2. */
		code: z.string(),
		/** Whether travellers can select it. */
		isOnOffer: z.boolean(),
		isArchived: z.boolean(),
		/** What it offers: the same as those records' `countryIds`, seen from here. [DSH-03] */
		visaTypeIds: z.array(Id),
		visaOptionIds: z.array(Id),
		serviceIds: z.array(Id),
		version: Version,
	})
	.meta({ id: 'CountryRecord' });
export type CountryRecord = z.output<typeof CountryRecord>;

/** What a country offers: each list stays as it is if omitted. */
const offeredIds = z.array(z.uuid(messages.invalid)).max(300, messages.invalid).optional();

/** The form of a new country; omitted lists of ids stay as they are. */
export const CountryInput = z
	.object({
		name: filledLine(120, messages.name),
		code: z
			.string({ error: messages.countryCode })
			.trim()
			.toUpperCase()
			.regex(/^[A-Z]{2}$/, messages.countryCode),
		/** If omitted, the flag of the country's code; otherwise that one, or an uploaded one. */
		image: z.string({ error: messages.flag }).regex(FLAG, messages.flag).optional(),
		additionalServices: AznInput,
		isVisaOptionIsPayedDirectly: z.boolean({ error: messages.invalid }),
		isOnOffer: z.boolean({ error: messages.invalid }).default(true),
		isArchived: z.boolean({ error: messages.invalid }).default(false),
		visaTypeIds: offeredIds,
		visaOptionIds: offeredIds,
		serviceIds: offeredIds,
	})
	.meta({ id: 'CountryInput' });
export type CountryInput = z.output<typeof CountryInput>;
/** The complete form of a country, with the version being changed. */
export const CountryChanges = CountryInput.safeExtend(versioned).meta({ id: 'CountryChanges' });
export type CountryChanges = z.output<typeof CountryChanges>;

/** The calls on countries. */
export const countries = {
	// Before `/countries/{id}`, for routers that match in this order.
	/** Countries on offer with the most requests in the last year, in that order; none if there are no requests. */
	popular: endpoint({
		method: 'GET',
		path: '/countries/popular',
		access: 'anyone',
		summary: 'Countries on offer with the most requests in the last year, in that order; none if there are no requests',
		query: z.object({ limit: countInQuery(50, listMessages.popular).prefault(6) }),
		response: z.array(Country),
	}),
	...crud({
		path: '/countries',
		words: {
			one: 'country',
			many: 'Countries on offer, found by name in the Azerbaijani way, English name or ISO code',
		},
		item: CountryRecord,
		seen: z.union([CountryRecord, Country]),
		input: CountryInput,
		changes: CountryChanges,
		query: PageQuery.extend({
			countryName: SearchText.optional(),
			/** The same as `countryName`, under the name that all staff lists use. */
			search: SearchText.optional(),
			/** `catalogue`, for staff: includes those that aren't on offer. */
			view: z.enum(['offer', 'catalogue']).default('offer'),
			state: RecordState,
			sort: sortBy(['name', 'additionalServices']).default('name'),
		}),
		read: 'anyone',
		listRefusals: ['UNAUTHENTICATED', 'ACCOUNT_CLOSED', 'FORBIDDEN'],
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete', 'activate', 'deactivate'],
	}),
};
