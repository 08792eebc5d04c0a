import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Contract, NamedItem, NamedItemInput } from 'visa-sdk/contract';
import { foldText } from 'visa-sdk/rules';
import type { z } from 'zod';
import { tables } from '../../platform/db';
import { byText, holdsText } from '../../platform/db/lists';
import { sentences } from '../../platform/sentences';
import { type Resource, refersTo } from './resource';
import { sortKey } from './sorting';

const { citizenships, residentCountries, users } = tables;
type Row = typeof citizenships.$inferSelect;
type NameResource = Resource<
	Row,
	object,
	NamedItem,
	NamedItemInput,
	z.output<Contract['citizenships']['list']['query']>
>;

/** Names that people choose from when they say who they are. */
const named = (
	name: string,
	table: typeof citizenships | typeof residentCountries,
	chosen: PgColumn,
): NameResource => ({
	subject: 'catalogue',
	name,
	label: (row) => row.name,
	table,
	extra: () => ({}),
	toItem: ({ id, name, version }) => ({ id, name, version }),
	toRow: (input) => ({ name: input.name, sortKey: sortKey(input.name) }),
	unique: [{ field: 'name', key: (row) => foldText(row.name), sentence: sentences.nameTakenPlain }],
	sort: { name: [byText(table.sortKey)] },
	filter: (_, { search }) => holdsText(search, table.name),
	isUsed: (db, id) => refersTo(db, chosen, id),
	inUse: { refuse: sentences.nameInUse },
});

export const citizenshipResource = named('citizenship', citizenships, users.citizenshipId);
export const residentCountryResource = named('resident country', residentCountries, users.residentCountryId);
