import { z } from 'zod';
import { FLAG, messages } from '../rules';
import { crud } from './crud';
import { endpoint } from './endpoint';
import {
	Azn,
	AznInput,
	filledLine,
	filledText,
	Id,
	PageQuery,
	paged,
	SearchText,
	sortBy,
	Version,
	versioned,
} from './shared';

/** How many working days something usually takes. */
const WorkingDayRange = z.object({ from: z.number().int(), to: z.number().int() });

/** What a country costs one traveller at the least, all in all: with its cheapest permission and service. [CTY-07] */
export const FromPrice = z
	.object({
		/** AZN, now and at the embassy together. */
		total: Azn,
		/** AZN, what of the total is paid at the embassy. */
		atEmbassy: Azn,
		/** In how many working days that service is ready; null where nothing is promised. */
		days: WorkingDayRange.nullable(),
	})
	.meta({ id: 'FromPrice' });
export type FromPrice = z.output<typeof FromPrice>;

/** A country as travellers see it. */
export const Country = z
	.object({
		id: Id,
		name: z.string(),
		/** Address of the flag's image. */
		image: z.string(),
		/** Visa-centre service fee per person, AZN. */
		additionalServices: Azn,
		/** Whether the entry permission is paid now (true) or at the embassy. */
		isVisaOptionIsPayedDirectly: z.boolean(),
		/** To travellers; left out while the country lacks a permission or a service. */
		from: FromPrice.optional(),
	})
	.meta({ id: 'Country' });
export type Country = z.output<typeof Country>;

/** A country as staff see it. */
export const CountryRecord = Country.omit({ from: true })
	.extend({
		/** ISO 3166-1 alpha-2. */
		code: z.string(),
		/** Whether travellers can choose it. */
		isOnOffer: z.boolean(),
		isArchived: z.boolean(),
		/** What it offers. The same as those records' `countryIds`, seen from here. [DSH-03] */
		visaTypeIds: z.array(Id),
		visaOptionIds: z.array(Id),
		serviceIds: z.array(Id),
		version: Version,
	})
	.meta({ id: 'CountryRecord' });
export type CountryRecord = z.output<typeof CountryRecord>;

/** What a country offers: each stays as it is when it is not named. */
const offeredIds = z.array(z.uuid(messages.invalid)).max(300, messages.invalid).optional();

/** The form of a new country; what is left out of the offered ids stays as it is. */
export const CountryInput = z
	.object({
		name: filledLine(120, messages.name),
		code: z
			.string({ error: messages.countryCode })
			.trim()
			.toUpperCase()
			.regex(/^[A-Z]{2}$/, messages.countryCode),
		/** The flag of the country's code when it is left out; else that, or one that was uploaded. */
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
/** The whole form of a country again, with the version that it changes. */
export const CountryChanges = CountryInput.safeExtend(versioned).meta({ id: 'CountryChanges' });
export type CountryChanges = z.output<typeof CountryChanges>;

/** A visa type as travellers see it. */
export const VisaType = z
	.object({
		id: Id,
		name: z.string(),
		description: z.string().nullable(),
		/** Several lines of text. */
		requiredDocuments: z.string(),
	})
	.meta({ id: 'VisaType' });
export type VisaType = z.output<typeof VisaType>;

/** A visa option as travellers see it: the permission to enter, with its state fee. */
export const VisaOption = z
	.object({
		id: Id,
		type: z.string(),
		/** Days. */
		duration: z.number().int().positive(),
		/** State fee per person, AZN. */
		fee: Azn,
	})
	.meta({ id: 'VisaOption' });
export type VisaOption = z.output<typeof VisaOption>;

/** A service as travellers see it. */
export const Service = z
	.object({
		id: Id,
		name: z.string(),
		/** What it does. [SRV-05] */
		description: z.string().nullable(),
		originalPrice: Azn,
		discountedPrice: Azn,
		/** Extra cost at the embassy, AZN. */
		additionalVisaPrice: Azn,
		/** How many working days it usually takes, from and to; null where nothing is promised. */
		estimatedDays: WorkingDayRange.nullable(),
	})
	.meta({ id: 'Service' });
export type Service = z.output<typeof Service>;

/** What staff know of a visa type, visa option or service beside what travellers see. [DSH-03] */
const record = {
	/** The countries that offer it. */
	countryIds: z.array(Id),
	/** Its place in the lists of travellers, the smallest first. */
	position: z.number().int(),
	isArchived: z.boolean(),
	version: Version,
};
const recordInput = {
	countryIds: z.array(z.uuid(messages.country)).max(300, messages.invalid).default([]),
	position: z
		.number({ error: messages.position })
		.int(messages.position)
		.min(0, messages.position)
		.max(10_000, messages.position)
		.default(0),
	isArchived: z.boolean({ error: messages.invalid }).default(false),
};

/** A visa type as staff see it. */
export const VisaTypeRecord = VisaType.extend(record).meta({ id: 'VisaTypeRecord' });
export type VisaTypeRecord = z.output<typeof VisaTypeRecord>;
/** The form of a new visa type. */
export const VisaTypeInput = z
	.object({
		name: filledLine(120, messages.name),
		description: z.string().trim().max(500, messages.tooLong).nullish(),
		requiredDocuments: filledText(5000, messages.requiredDocuments),
		...recordInput,
	})
	.meta({ id: 'VisaTypeInput' });
export type VisaTypeInput = z.output<typeof VisaTypeInput>;
/** The whole form of a visa type again, with the version that it changes. */
export const VisaTypeChanges = VisaTypeInput.safeExtend(versioned).meta({ id: 'VisaTypeChanges' });
export type VisaTypeChanges = z.output<typeof VisaTypeChanges>;

/** A visa option as staff see it. */
export const VisaOptionRecord = VisaOption.extend(record).meta({ id: 'VisaOptionRecord' });
export type VisaOptionRecord = z.output<typeof VisaOptionRecord>;
/** The form of a new visa option; prices in AZN, duration in days. */
export const VisaOptionInput = z
	.object({
		type: filledLine(120, messages.name),
		duration: z
			.number({ error: messages.duration })
			.int(messages.duration)
			.min(1, messages.duration)
			.max(3650, messages.duration),
		fee: AznInput,
		...recordInput,
	})
	.meta({ id: 'VisaOptionInput' });
export type VisaOptionInput = z.output<typeof VisaOptionInput>;
/** The whole form of a visa option again, with the version that it changes. */
export const VisaOptionChanges = VisaOptionInput.safeExtend(versioned).meta({ id: 'VisaOptionChanges' });
export type VisaOptionChanges = z.output<typeof VisaOptionChanges>;

/** A service as staff see it. */
export const ServiceRecord = Service.extend(record).meta({ id: 'ServiceRecord' });
export type ServiceRecord = z.output<typeof ServiceRecord>;
const WorkingDays = z
	.number({ error: messages.estimatedDays })
	.int(messages.estimatedDays)
	.min(1, messages.estimatedDays)
	.max(365, messages.estimatedDays);
/** The form of a new service; prices in AZN. */
export const ServiceInput = z
	.object({
		name: filledLine(120, messages.name),
		description: z.string().trim().max(500, messages.tooLong).nullish(),
		originalPrice: AznInput,
		discountedPrice: AznInput,
		additionalVisaPrice: AznInput.default(0),
		estimatedDays: z
			.object({ from: WorkingDays, to: WorkingDays })
			.refine(({ from, to }) => from <= to, { error: messages.estimatedDaysOrder, path: ['to'] })
			.nullish(),
		...recordInput,
	})
	.refine(({ originalPrice, discountedPrice }) => discountedPrice <= originalPrice, {
		error: messages.discountedPrice,
		path: ['discountedPrice'],
	})
	.meta({ id: 'ServiceInput' });
export type ServiceInput = z.output<typeof ServiceInput>;
/** The whole form of a service again, with the version that it changes. */
export const ServiceChanges = ServiceInput.safeExtend(versioned).meta({ id: 'ServiceChanges' });
export type ServiceChanges = z.output<typeof ServiceChanges>;

/** A name of the lists of citizenships and of resident countries. */
export const NamedItem = z.object({ id: Id, name: z.string(), version: Version }).meta({ id: 'NamedItem' });
export type NamedItem = z.output<typeof NamedItem>;
/** The form of a new citizenship or country of residence. */
export const NamedItemInput = z.object({ name: filledLine(120, messages.name) }).meta({ id: 'NamedItemInput' });
export type NamedItemInput = z.output<typeof NamedItemInput>;
/** The form of a citizenship or country of residence again, with the version that it changes. */
export const NamedItemChanges = NamedItemInput.safeExtend(versioned).meta({ id: 'NamedItemChanges' });
export type NamedItemChanges = z.output<typeof NamedItemChanges>;

const offerQuery = PageQuery.extend({ limit: PageQuery.shape.limit.default(100) });
/** Archived ones are left out unless they are asked for. */
const RecordState = z.enum(['active', 'archived', 'all']).default('active');
const recordQuery = PageQuery.extend({
	search: SearchText.optional(),
	countryId: Id.optional(),
	state: RecordState,
});

/** The calls on countries. */
export const countries = {
	// Before `/countries/{id}`, for those who match in this order.
	/** Countries on offer for which most requests were made in the last year, most first; none without requests. */
	popular: endpoint({
		method: 'GET',
		path: '/countries/popular',
		access: 'anyone',
		summary: 'Countries on offer for which most requests were made in the last year, most first; none without requests',
		query: z.object({ limit: z.coerce.number<number>().int().min(1).max(50).default(6) }),
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
			/** The same as `countryName`, by the name that every list of staff has for it. */
			search: SearchText.optional(),
			/** `catalogue`, for staff: also those that are not on offer. */
			view: z.enum(['offer', 'catalogue']).default('offer'),
			state: RecordState,
			sort: sortBy(['name', 'additionalServices']).default('name'),
		}),
		read: 'anyone',
		listRefusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete', 'activate', 'deactivate'],
	}),
};

/** The calls on visa types. */
export const visaTypes = {
	...crud({
		path: '/visa-types',
		words: { one: 'visa type', many: 'Visa types' },
		item: VisaTypeRecord,
		input: VisaTypeInput,
		changes: VisaTypeChanges,
		query: recordQuery.extend({ sort: sortBy(['position', 'name']).default('position') }),
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete'],
	}),
	/** Visa types that a country offers. */
	ofCountry: endpoint({
		method: 'GET',
		path: '/visa-types/country/{countryId}',
		access: 'anyone',
		summary: 'Visa types that a country offers',
		query: offerQuery,
		response: paged(VisaType),
	}),
};

/** The calls on visa options. */
export const visaOptions = {
	...crud({
		path: '/visa-options',
		words: { one: 'visa option', many: 'Visa options' },
		item: VisaOptionRecord,
		input: VisaOptionInput,
		changes: VisaOptionChanges,
		query: recordQuery.extend({ sort: sortBy(['position', 'type', 'duration', 'fee']).default('position') }),
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete'],
	}),
	/** Visa options that a country offers. */
	ofCountry: endpoint({
		method: 'GET',
		path: '/visa-options/country/{countryId}',
		access: 'anyone',
		summary: 'Visa options that a country offers',
		query: offerQuery,
		response: paged(VisaOption),
	}),
};

/** The calls on services. */
export const services = {
	...crud({
		path: '/services',
		words: { one: 'service', many: 'Services' },
		item: ServiceRecord,
		input: ServiceInput,
		changes: ServiceChanges,
		query: recordQuery.extend({ sort: sortBy(['position', 'name', 'discountedPrice']).default('position') }),
		inUse: 'archived',
		bulk: ['archive', 'restore', 'delete'],
	}),
	/** Services that a country offers. */
	ofCountry: endpoint({
		method: 'GET',
		path: '/services/country/{countryId}',
		access: 'anyone',
		summary: 'Services that a country offers',
		query: offerQuery,
		response: paged(Service),
	}),
};

const nameQuery = PageQuery.extend({
	limit: z.coerce.number<number>().int().min(1).max(300).default(300),
	search: SearchText.optional(),
	sort: sortBy(['name']).default('name'),
});

/** The calls on citizenships, from which a traveller chooses. */
export const citizenships = crud({
	path: '/citizenships',
	words: { one: 'citizenship', many: 'Citizenships to choose from when registering' },
	item: NamedItem,
	input: NamedItemInput,
	changes: NamedItemChanges,
	query: nameQuery,
	read: 'anyone',
	inUse: 'refused',
	bulk: ['delete', 'restore'],
});

/** The calls on countries of residence, from which a traveller chooses. */
export const residentCountries = crud({
	path: '/resident-countries',
	words: { one: 'resident country', many: 'Countries of residence to choose from when registering' },
	item: NamedItem,
	input: NamedItemInput,
	changes: NamedItemChanges,
	query: nameQuery,
	read: 'anyone',
	inUse: 'refused',
	bulk: ['delete', 'restore'],
});
