import { and, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type {
	Contract,
	ServiceInput,
	ServiceRecord,
	VisaOptionInput,
	VisaOptionRecord,
	VisaTypeInput,
	VisaTypeRecord,
} from 'visa-sdk/contract';
import { foldText, toAzn, toQepik } from 'visa-sdk/rules';
import type { z } from 'zod';
import { type Db, tables } from '../../platform/db';
import { holdsText } from '../../platform/db/lists';
import { sentences } from '../../platform/sentences';
import { archivedSince, archiving, inState } from './archive';
import { countryIdsOf, isLinked, type LinkTable, saveCountries } from './links';
import { type Resource, refersTo } from './resource';
import { sortKeyOf } from './sorting';

const { visaTypes, visaOptions, services, visaRequests } = tables;
type Linked = { countryIds: string[] };
type QueryOf<Name extends 'visaTypes' | 'visaOptions' | 'services'> = z.output<Contract[Name]['list']['query']>;
type OfferQuery = { search?: string | undefined; countryId?: string | undefined; state: 'active' | 'archived' | 'all' };

/** What visa types, visa options and services have in common: countries offer them, and requests are made with them. */
const offered = (
	table: { id: PgColumn; archivedAt: PgColumn },
	link: LinkTable,
	requested: PgColumn,
	searched: PgColumn,
) => ({
	subject: 'catalogue' as const,
	extra: (db: Db) => ({ countryIds: countryIdsOf(db, link, table.id) }),
	filter: (db: Db, { search, countryId, state }: OfferQuery): SQL | undefined =>
		and(
			inState(table.archivedAt, state),
			holdsText(search, searched),
			countryId ? isLinked(db, link, table.id, countryId) : undefined,
		),
	isUsed: (db: Db, id: string) => refersTo(db, requested, id),
	inUse: archiving,
	saveMore: (tx: Db, id: string, input: Linked) => saveCountries(tx, link, id, input.countryIds),
	async deleteMore(tx: Db, id: string) {
		await saveCountries(tx, link, id, []);
	},
});

const byName = { field: 'name', key: (row: { name: string }) => foldText(row.name), sentence: sentences.nameTaken };
const label = ({ name }: { name: string }) => name;

export const visaTypeResource: Resource<
	typeof visaTypes.$inferSelect,
	Linked,
	VisaTypeRecord,
	VisaTypeInput,
	QueryOf<'visaTypes'>
> = {
	...offered(visaTypes, tables.countryVisaTypes, visaRequests.visaTypeId, visaTypes.name),
	name: 'visa type',
	label,
	table: visaTypes,
	toItem: ({ archivedAt, ...row }) => ({ ...row, isArchived: archivedAt !== null }),
	toRow: (input, was, now) => ({
		name: input.name,
		description: input.description || null,
		requiredDocuments: input.requiredDocuments,
		position: input.position,
		archivedAt: archivedSince(input, was, now),
	}),
	unique: [byName],
	sort: { position: [visaTypes.position], name: [sortKeyOf(visaTypes.name)] },
};

export const visaOptionResource: Resource<
	typeof visaOptions.$inferSelect,
	Linked,
	VisaOptionRecord,
	VisaOptionInput,
	QueryOf<'visaOptions'>
> = {
	...offered(visaOptions, tables.countryVisaOptions, visaRequests.visaOptionId, visaOptions.type),
	name: 'visa option',
	label: ({ type, duration }) => `${type}, ${duration}`,
	table: visaOptions,
	toItem: ({ archivedAt, ...row }) => ({ ...row, fee: toAzn(row.fee), isArchived: archivedAt !== null }),
	toRow: (input, was, now) => ({
		type: input.type,
		duration: input.duration,
		fee: toQepik(input.fee),
		position: input.position,
		archivedAt: archivedSince(input, was, now),
	}),
	// One type lives in several lengths, and its state fee differs between countries.
	unique: [
		{
			field: 'type',
			key: ({ type, duration, fee }) => `${foldText(type)} ${duration} ${fee}`,
			sentence: sentences.optionTaken,
		},
	],
	sort: {
		position: [visaOptions.position],
		type: [sortKeyOf(visaOptions.type)],
		duration: [visaOptions.duration],
		fee: [visaOptions.fee],
	},
};

export const serviceResource: Resource<
	typeof services.$inferSelect,
	Linked,
	ServiceRecord,
	ServiceInput,
	QueryOf<'services'>
> = {
	...offered(services, tables.countryServices, visaRequests.serviceId, services.name),
	name: 'service',
	label,
	table: services,
	toItem: ({ archivedAt, ...row }) => ({
		...row,
		originalPrice: toAzn(row.originalPrice),
		discountedPrice: toAzn(row.discountedPrice),
		additionalVisaPrice: toAzn(row.additionalVisaPrice),
		estimatedDays: null,
		isArchived: archivedAt !== null,
	}),
	toRow: (input, was, now) => ({
		name: input.name,
		originalPrice: toQepik(input.originalPrice),
		discountedPrice: toQepik(input.discountedPrice),
		additionalVisaPrice: toQepik(input.additionalVisaPrice),
		position: input.position,
		archivedAt: archivedSince(input, was, now),
	}),
	unique: [byName],
	sort: {
		position: [services.position],
		name: [sortKeyOf(services.name)],
		discountedPrice: [services.discountedPrice],
	},
};
