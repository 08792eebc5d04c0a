import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ServiceTexts, VisaOptionTexts, VisaTypeTexts } from 'visa-sdk/contract';
import type { Translations } from 'visa-sdk/rules';
import { asOneName, bytes, id, instant, money, version } from './columns';

/** The same texts in other languages; empty while there are none. */
const translations = <Texts>() => jsonb('translations').$type<Translations<Texts>>().notNull().default({});

/** Countries that visas are offered for. The fee is per person, in qəpik. */
export const countries = pgTable(
	'countries',
	{
		id: id(),
		name: text('name').notNull(),
		iso2: text('iso2').notNull().unique(),
		/** The folded name, with one line per reading; a search matches anywhere in it. */
		searchText: text('search_text').notNull(),
		/** Folded English names and codes, each word preceded by a space; a search matches the start of words. */
		searchAliases: text('search_aliases').notNull(),
		/** Sorts in the order of the Azerbaijani alphabet under every collation. */
		sortKey: text('sort_key').notNull(),
		image: text('image').notNull(),
		additionalServices: money('additional_services').notNull(),
		isVisaOptionIsPayedDirectly: boolean('is_visa_option_is_payed_directly').notNull(),
		isOnOffer: boolean('is_on_offer').notNull(),
		archivedAt: instant('archived_at'),
		version: version(),
	},
	(table) => [uniqueIndex('countries_name').on(asOneName(table.name))],
);

/** Visa types, with the documents that they require. */
export const visaTypes = pgTable(
	'visa_types',
	{
		id: id(),
		name: text('name').notNull(),
		description: text('description'),
		requiredDocuments: text('required_documents').notNull(),
		translations: translations<VisaTypeTexts>(),
		position: integer('position').notNull(),
		archivedAt: instant('archived_at'),
		version: version(),
	},
	(table) => [uniqueIndex('visa_types_name').on(asOneName(table.name))],
);

/** Entry permissions: how often and for how many days. The state fee is per person, in qəpik. */
export const visaOptions = pgTable(
	'visa_options',
	{
		id: id(),
		type: text('type').notNull(),
		translations: translations<VisaOptionTexts>(),
		duration: integer('duration').notNull(),
		fee: money('fee').notNull(),
		position: integer('position').notNull(),
		archivedAt: instant('archived_at'),
		version: version(),
	},
	(table) => [uniqueIndex('visa_options_kind').on(asOneName(table.type), table.duration, table.fee)],
);

/** What the company does for a request. Prices are per request, in qəpik. */
export const services = pgTable(
	'services',
	{
		id: id(),
		name: text('name').notNull(),
		description: text('description'),
		translations: translations<ServiceTexts>(),
		originalPrice: money('original_price').notNull(),
		discountedPrice: money('discounted_price').notNull(),
		additionalVisaPrice: money('additional_visa_price').notNull(),
		/** Working days; both or none. */
		estimatedDaysFrom: integer('estimated_days_from'),
		estimatedDaysTo: integer('estimated_days_to'),
		position: integer('position').notNull(),
		archivedAt: instant('archived_at'),
		version: version(),
	},
	(table) => [uniqueIndex('services_name').on(asOneName(table.name))],
);

const countryId = () =>
	uuid('country_id')
		.notNull()
		.references(() => countries.id, { onDelete: 'cascade' });

/** Which visa types a country offers. */
export const countryVisaTypes = pgTable(
	'country_visa_types',
	{
		countryId: countryId(),
		itemId: uuid('visa_type_id')
			.notNull()
			.references(() => visaTypes.id),
	},
	(table) => [
		primaryKey({ columns: [table.countryId, table.itemId] }),
		index('country_visa_types_item').on(table.itemId),
	],
);

/** Which visa options a country offers. */
export const countryVisaOptions = pgTable(
	'country_visa_options',
	{
		countryId: countryId(),
		itemId: uuid('visa_option_id')
			.notNull()
			.references(() => visaOptions.id),
	},
	(table) => [
		primaryKey({ columns: [table.countryId, table.itemId] }),
		index('country_visa_options_item').on(table.itemId),
	],
);

/** Which services a country offers. */
export const countryServices = pgTable(
	'country_services',
	{
		countryId: countryId(),
		itemId: uuid('service_id')
			.notNull()
			.references(() => services.id),
	},
	(table) => [
		primaryKey({ columns: [table.countryId, table.itemId] }),
		index('country_services_item').on(table.itemId),
	],
);

/** Citizenships to choose from in a profile. */
export const citizenships = pgTable(
	'citizenships',
	{
		id: id(),
		name: text('name').notNull(),
		sortKey: text('sort_key').notNull(),
		/** The country, even if staff gave it another name; null if unknown. */
		iso2: text('iso2'),
		version: version(),
	},
	(table) => [uniqueIndex('citizenships_name').on(asOneName(table.name))],
);

/** Countries of residence to choose from in a profile. */
export const residentCountries = pgTable(
	'resident_countries',
	{
		id: id(),
		name: text('name').notNull(),
		sortKey: text('sort_key').notNull(),
		iso2: text('iso2'),
		version: version(),
	},
	(table) => [uniqueIndex('resident_countries_name').on(asOneName(table.name))],
);

/** Uploaded flags, by their content: public and immutable. */
export const flags = pgTable('flags', {
	/** The hash of the bytes, in hexadecimal. */
	hash: text('hash').primaryKey(),
	/** As WebP. */
	image: bytes('image').notNull(),
	createdAt: instant('created_at').notNull(),
});
