import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import isoCountries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Contract, Country, CountryInput, CountryRecord } from 'visa-sdk/contract';
import { foldText, toAzn, toQepik } from 'visa-sdk/rules';
import type { z } from 'zod';
import { tables } from '../../platform/db';
import { byText, foldedPattern } from '../../platform/db/lists';
import { sentences } from '../../platform/sentences';
import { archivedSince, archiving, inState } from './archive';
import { type Resource, refersTo } from './resource';
import { sortKey } from './sorting';

isoCountries.registerLocale(english);

const { countries, promocodes, visaRequests } = tables;
type Row = typeof countries.$inferSelect;
export type CountryQuery = z.output<Contract['countries']['list']['query']>;

/** A country that can be chosen. */
export const isOffered = and(eq(countries.isOnOffer, true), isNull(countries.archivedAt));

/** All that a search goes by; English names and codes are found by the beginnings of their words. [CTY-02] */
export function searchTexts(name: string, iso2: string): Pick<Row, 'searchText' | 'searchAliases' | 'sortKey'> {
	const englishNames = isoCountries.getName(iso2, 'en', { select: 'all' }) ?? [];
	const aliases = [...englishNames, iso2, isoCountries.alpha2ToAlpha3(iso2) ?? ''];
	return {
		searchText: foldText(name),
		searchAliases: aliases.map((alias) => ` ${foldText(alias)}`).join(''),
		sortKey: sortKey(name),
	};
}

function holdsName(countryName: string | undefined): SQL | undefined {
	const text = foldedPattern(countryName ?? '');
	const { searchText, searchAliases } = countries;
	return text ? or(sql`${searchText} like ${`%${text}%`}`, sql`${searchAliases} like ${`% ${text}%`}`) : undefined;
}

export const countryResource: Resource<Row, object, CountryRecord, CountryInput, CountryQuery> = {
	subject: 'catalogue',
	name: 'country',
	label: ({ name }) => name,
	table: countries,
	missing: sentences.countryNotFound,
	extra: () => ({}),
	toItem: (row) => ({
		id: row.id,
		name: row.name,
		image: row.image,
		additionalServices: toAzn(row.additionalServices),
		isVisaOptionIsPayedDirectly: row.isVisaOptionIsPayedDirectly,
		code: row.iso2,
		isOnOffer: row.isOnOffer,
		isArchived: row.archivedAt !== null,
		visaTypeIds: [],
		visaOptionIds: [],
		serviceIds: [],
		version: row.version,
	}),
	toRow: (input, was, now) => ({
		...searchTexts(input.name, input.code),
		name: input.name,
		iso2: input.code,
		image: input.image ?? `/flags/${input.code}.svg`,
		additionalServices: toQepik(input.additionalServices),
		isVisaOptionIsPayedDirectly: input.isVisaOptionIsPayedDirectly,
		isOnOffer: input.isOnOffer,
		archivedAt: archivedSince(input, was, now),
	}),
	unique: [
		{ field: 'name', key: ({ searchText }) => searchText, sentence: sentences.nameTaken },
		{ field: 'code', key: ({ iso2 }) => iso2, sentence: sentences.countryCodeTaken },
	],
	sort: { name: [byText(countries.sortKey)], additionalServices: [countries.additionalServices] },
	filter: (_, { view, state, countryName, search }) =>
		and(view === 'offer' ? isOffered : inState(countries.archivedAt, state), holdsName(countryName), holdsName(search)),
	// A promo code that names the country must stay as it is read.
	isUsed: (db, id) =>
		sql`${refersTo(db, visaRequests.countryId, id)} or exists (select 1 from ${promocodes} where ${id} = any(${promocodes.countryIds}))`,
	inUse: archiving,
};

/** What travellers see of a country. */
export function forTravellers(country: CountryRecord): Country {
	const { id, name, image, additionalServices, isVisaOptionIsPayedDirectly } = country;
	return { id, name, image, additionalServices, isVisaOptionIsPayedDirectly };
}
