import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
	Contract,
	FieldChange,
	ServiceInput,
	ServiceRecord,
	VisaOptionInput,
	VisaOptionRecord,
	VisaTypeInput,
	VisaTypeRecord,
} from 'visa-sdk/contract';
import { storedTranslations, toAzn, toQepik } from 'visa-sdk/rules';
import type { z } from 'zod';
import type { Db } from '../../platform/db';
import { holdsText } from '../../platform/db/lists';
import {
	countries,
	countryServices,
	countryVisaOptions,
	countryVisaTypes,
	services,
	visaOptions,
	visaTypes,
} from '../../platform/db/schema/catalogue';
import { visaRequests } from '../../platform/db/schema/requests';
import { sentences } from '../../platform/sentences';
import { archivedSince, archiving, inState } from '../kept/archive';
import { type Resource, referring, type Use } from '../kept/resource';
import { sortKeyOf } from '../kept/sorting';
import {
	existing,
	isLinked,
	knownCountries,
	type LinkTable,
	linkCount,
	linkedIds,
	type Side,
	saveLinks,
	saveLinksOf,
} from './links';

type Linked = { countryIds: string[] };
type QueryOf<Name extends 'visaTypes' | 'visaOptions' | 'services'> = z.output<Contract[Name]['list']['query']>;
type OfferQuery = { search?: string | undefined; countryId?: string | undefined; state: 'active' | 'archived' | 'all' };

/** What visa types, visa options and services have in common: countries offer them, and requests refer to them. */
const offered = (
	table: { id: PgColumn; archivedAt: PgColumn },
	link: LinkTable,
	requested: PgColumn,
	searched: PgColumn,
) => {
	const side: Side = { link, from: 'itemId', others: countries, called: countries.name };
	return {
		subject: 'catalogue' as const,
		extra: (db: Db) => ({ countryIds: linkedIds(db, link, 'itemId', table.id) }),
		filter: (db: Db, { search, countryId, state }: OfferQuery): SQL | undefined =>
			and(
				inState(table.archivedAt, state),
				holdsText(search, searched),
				countryId ? isLinked(db, link, table.id, countryId) : undefined,
			),
		uses: (db: Db, id: string): Use[] => [
			{ kind: 'visaRequests', isKeeping: true, count: referring(db, requested, id) },
			{ kind: 'countries', isKeeping: false, count: linkCount(db, link, 'itemId', id) },
		],
		inUse: archiving,
		async saveMore(tx: Db, id: string, { countryIds }: Linked): Promise<FieldChange[]> {
			return saveLinksOf(tx, 'countryIds', side, id, await knownCountries(tx, countryIds));
		},
		async deleteMore(tx: Db, id: string): Promise<Linked> {
			const links = await tx.select({ countryId: link.countryId }).from(link).where(eq(link.itemId, id));
			await saveLinks(tx, side, id, new Set());
			return { countryIds: links.map(({ countryId }) => countryId) };
		},
		async restoreMore(tx: Db, id: string, more: unknown): Promise<void> {
			// Saved by `deleteMore`.
			await saveLinks(tx, side, id, await existing(tx, countries, (more as Linked).countryIds));
		},
	};
};

const label = ({ name }: { name: string }) => name;

/** Visa types as staff keep them. One that requests refer to is archived instead of deleted. [DSH-02] */
export const visaTypeResource: Resource<
	'visaTypes',
	typeof visaTypes.$inferSelect,
	Linked,
	VisaTypeRecord,
	VisaTypeInput,
	QueryOf<'visaTypes'>
> = {
	section: 'visaTypes',
	...offered(visaTypes, countryVisaTypes, visaRequests.visaTypeId, visaTypes.name),
	name: 'visa type',
	label,
	table: visaTypes,
	toItem: ({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }),
	toRow: (input, was, now) => ({
		name: input.name,
		description: input.description || null,
		requiredDocuments: input.requiredDocuments,
		translations: storedTranslations(input.translations, was?.translations),
		position: input.position,
		archivedAt: archivedSince(input, was, now),
	}),
	unique: [{ index: 'visa_types_name', field: 'name', sentence: sentences.nameTaken }],
	sort: () => ({ position: [visaTypes.position], name: [sortKeyOf(visaTypes.name)] }),
};

/** Visa options as staff keep them. One that requests refer to is archived instead of deleted. [DSH-02] */
export const visaOptionResource: Resource<
	'visaOptions',
	typeof visaOptions.$inferSelect,
	Linked,
	VisaOptionRecord,
	VisaOptionInput,
	QueryOf<'visaOptions'>
> = {
	section: 'visaOptions',
	...offered(visaOptions, countryVisaOptions, visaRequests.visaOptionId, visaOptions.type),
	name: 'visa option',
	label: ({ type, duration }) => `${type}, ${duration}`,
	table: visaOptions,
	toItem: ({ archivedAt, ...row }) => ({ ...row, fee: toAzn(row.fee), isArchived: archivedAt !== null }),
	toRow: (input, was, now) => ({
		type: input.type,
		translations: storedTranslations(input.translations, was?.translations),
		duration: input.duration,
		fee: toQepik(input.fee),
		position: input.position,
		archivedAt: archivedSince(input, was, now),
	}),
	// One type has several lengths of stay, and its state fee differs between countries.
	unique: [{ index: 'visa_options_kind', field: 'type', sentence: sentences.optionTaken }],
	sort: () => ({
		position: [visaOptions.position],
		type: [sortKeyOf(visaOptions.type)],
		duration: [visaOptions.duration],
		fee: [visaOptions.fee],
	}),
};

/** Services as staff keep them. One that requests refer to is archived instead of deleted. [DSH-02] */
export const serviceResource: Resource<
	'services',
	typeof services.$inferSelect,
	Linked,
	ServiceRecord,
	ServiceInput,
	QueryOf<'services'>
> = {
	section: 'services',
	...offered(services, countryServices, visaRequests.serviceId, services.name),
	name: 'service',
	label,
	table: services,
	toItem: ({ archivedAt, estimatedDaysFrom: from, estimatedDaysTo: to, ...row }) => ({
		...row,
		originalPrice: toAzn(row.originalPrice),
		discountedPrice: toAzn(row.discountedPrice),
		additionalVisaPrice: toAzn(row.additionalVisaPrice),
		estimatedDays: from === null || to === null ? null : { from, to },
		isArchived: archivedAt !== null,
	}),
	toRow: (input, was, now) => ({
		name: input.name,
		description: input.description || null,
		translations: storedTranslations(input.translations, was?.translations),
		originalPrice: toQepik(input.originalPrice),
		discountedPrice: toQepik(input.discountedPrice),
		additionalVisaPrice: toQepik(input.additionalVisaPrice),
		estimatedDaysFrom: input.estimatedDays?.from ?? null,
		estimatedDaysTo: input.estimatedDays?.to ?? null,
		position: input.position,
		archivedAt: archivedSince(input, was, now),
	}),
	unique: [{ index: 'services_name', field: 'name', sentence: sentences.nameTaken }],
	sort: () => ({
		position: [services.position],
		name: [sortKeyOf(services.name)],
		discountedPrice: [services.discountedPrice],
	}),
};
