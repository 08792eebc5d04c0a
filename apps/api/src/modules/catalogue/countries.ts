import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Contract, Country, CountryInput, CountryRecord, FieldChange } from 'visa-sdk/contract';
import { foldings, toAzn, toQepik } from 'visa-sdk/rules';
import type { z } from 'zod';
import { byText, foldedPatterns } from '../../platform/db/lists';
import {
	countries,
	countryServices,
	countryVisaOptions,
	countryVisaTypes,
	services,
	visaOptions,
	visaTypes,
} from '../../platform/db/schema/catalogue';
import { promocodes } from '../../platform/db/schema/promocodes';
import { visaRequests } from '../../platform/db/schema/requests';
import { invalidField } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { archivedSince, archiving, inState } from '../kept/archive';
import { type Resource, referring } from '../kept/resource';
import { sortKey } from '../kept/sorting';
import { asWords, codesCalled, englishNames } from './countryNames';
import { isFlag } from './flags';
import { existing, knownIds, linkCount, linkedIds, type Side, saveLinks, saveLinksOf } from './links';

type Row = typeof countries.$inferSelect;
/** What a list of countries is asked, with its defaults filled in. */
type CountryQuery = z.output<Contract['countries']['list']['query']>;

/** A country that can be selected. */
export const isOffered = and(eq(countries.isOnOffer, true), isNull(countries.archivedAt));

/** Everything that a search looks at; English names and codes are matched at the start of words. [CTY-02] */
export function searchTexts(name: string, iso2: string): Pick<Row, 'searchText' | 'searchAliases' | 'sortKey'> {
	return {
		searchText: foldings(name).join('\n'),
		searchAliases: asWords(englishNames(iso2)),
		sortKey: sortKey(name),
	};
}

function holdsName(countryName: string | undefined): SQL | undefined {
	const { searchText, searchAliases } = countries;
	const patterns = foldedPatterns(countryName ?? '').filter(Boolean);
	const holds = patterns.flatMap((text) => [
		sql`${searchText} like ${`%${text}%`}`,
		sql`${searchAliases} like ${`% ${text}%`}`,
	]);
	const codes = codesCalled(countryName, 'en', 'ru');
	return or(...holds, ...(codes.length > 0 ? [inArray(countries.iso2, codes)] : []));
}

/** One permission has several lengths of stay. */
const optionCalled = sql<string>`${visaOptions.type} || ' (' || ${visaOptions.duration} || ')'`;

/** What a country offers, by field. */
const offers = {
	visaTypeIds: {
		kind: 'visaTypes',
		link: countryVisaTypes,
		from: 'countryId',
		others: visaTypes,
		called: visaTypes.name,
	},
	visaOptionIds: {
		kind: 'visaOptions',
		link: countryVisaOptions,
		from: 'countryId',
		others: visaOptions,
		called: optionCalled,
	},
	serviceIds: { kind: 'services', link: countryServices, from: 'countryId', others: services, called: services.name },
} as const satisfies Record<string, Side & { kind: string }>;
type OfferField = keyof typeof offers;
const offerFields = Object.keys(offers) as OfferField[];
type Offered = Record<OfferField, string[]>;

/** A promo code that names the country must stay readable as it is. */
const promocodesFor = (id: string): SQL<number> =>
	sql<number>`(select count(*)::int from ${promocodes} where ${id}::uuid = any(${promocodes.countryIds}))`;

/** Countries as staff keep them. One that requests or promo codes refer to is archived instead of deleted. [DSH-02] */
export const countryResource: Resource<'countries', Row, Offered, CountryRecord, CountryInput, CountryQuery> = {
	section: 'countries',
	subject: 'catalogue',
	name: 'country',
	label: ({ name }) => name,
	table: countries,
	missing: sentences.countryNotFound,
	extra: (db) => ({
		visaTypeIds: linkedIds(db, countryVisaTypes, 'countryId', countries.id),
		visaOptionIds: linkedIds(db, countryVisaOptions, 'countryId', countries.id),
		serviceIds: linkedIds(db, countryServices, 'countryId', countries.id),
	}),
	toItem: ({ visaTypeIds, visaOptionIds, serviceIds, ...row }) => ({
		...toCountry(row),
		code: row.iso2,
		isOnOffer: row.isOnOffer,
		isArchived: row.archivedAt !== null,
		visaTypeIds,
		visaOptionIds,
		serviceIds,
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
		{ index: 'countries_iso2_unique', field: 'code', sentence: sentences.countryCodeTaken },
		{ index: 'countries_name', field: 'name', sentence: sentences.nameTaken },
	],
	sort: () => ({ name: [byText(countries.sortKey)], additionalServices: [countries.additionalServices] }),
	// A bulk action is always by staff, and has no view.
	filter: (_, { view = 'catalogue', state, countryName, search }) =>
		and(view === 'offer' ? isOffered : inState(countries.archivedAt, state), holdsName(countryName), holdsName(search)),
	uses: (db, id) => [
		{ kind: 'visaRequests', isKeeping: true, count: referring(db, visaRequests.countryId, id) },
		{ kind: 'promocodes', isKeeping: true, count: promocodesFor(id) },
		...Object.values(offers).map(({ kind, link, from }) => ({
			kind,
			isKeeping: false,
			count: linkCount(db, link, from, id),
		})),
	],
	inUse: archiving,
	activate: ({ isOnOffer }, isActive) => (isOnOffer === isActive ? null : { isOnOffer: isActive }),
	async saveMore(tx, id, input) {
		if (input.image && !(await isFlag(tx, input.image))) throw invalidField('image', sentences.flagUnknown, 422);
		const changed: FieldChange[] = [];
		for (const field of offerFields) {
			const ids = input[field];
			if (!ids) continue;
			const side = offers[field];
			const known = await knownIds(tx, side.others, ids, field, sentences.offeredUnknown);
			changed.push(...(await saveLinksOf(tx, field, side, id, known)));
		}
		return changed;
	},
	async deleteMore(tx, id): Promise<Offered> {
		const before: Offered = { visaTypeIds: [], visaOptionIds: [], serviceIds: [] };
		for (const field of offerFields) {
			const { link } = offers[field];
			const links = await tx.select({ itemId: link.itemId }).from(link).where(eq(link.countryId, id));
			before[field] = links.map(({ itemId }) => itemId);
			await saveLinks(tx, offers[field], id, new Set());
		}
		return before;
	},
	async restoreMore(tx, id, more) {
		// Saved by `deleteMore`.
		const before = more as Offered;
		for (const field of offerFields) {
			await saveLinks(tx, offers[field], id, await existing(tx, offers[field].others, before[field]));
		}
	},
};

/** What travellers see of a country. */
export function toCountry(row: Row): Country {
	const { id, name, image, additionalServices, isVisaOptionIsPayedDirectly } = row;
	return { id, name, image, additionalServices: toAzn(additionalServices), isVisaOptionIsPayedDirectly };
}

/** The same from a record as staff see it. */
export function forTravellers(country: CountryRecord): Country {
	const { id, name, image, additionalServices, isVisaOptionIsPayedDirectly } = country;
	return { id, name, image, additionalServices, isVisaOptionIsPayedDirectly };
}
