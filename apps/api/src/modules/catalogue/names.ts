import { inArray, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Contract, NamedItem, NamedItemInput } from 'visa-sdk/contract';
import { foldText, type RecordKind } from 'visa-sdk/rules';
import type { z } from 'zod';
import { byText, holdsText } from '../../platform/db/lists';
import { citizenships, residentCountries } from '../../platform/db/schema/catalogue';
import { asOneName } from '../../platform/db/schema/columns';
import { users } from '../../platform/db/schema/people';
import { sentences } from '../../platform/sentences';
import { type Resource, referring } from '../kept/resource';
import { sortKey } from '../kept/sorting';
import { azerbaijaniName, codeNamed, codesCalled, otherNames } from './countryNames';

type Row = typeof citizenships.$inferSelect;
type NameSection = 'citizenships' | 'residentCountries';
type NameQuery = z.output<Contract['citizenships']['list']['query']>;

/** A country's code; records from before it was stored have only a name. */
const codeOf = ({ iso2, name }: Row): string | null => iso2 ?? codeNamed(name);

function aliasesOf(row: Row): string[] {
	const code = codeOf(row);
	return code ? otherNames(code, row.name) : [];
}

/** Names that people select from when they enter their data. */
const named = (
	section: NameSection,
	name: RecordKind,
	table: typeof citizenships | typeof residentCountries,
	chosen: PgColumn,
	index: string,
): Resource<NameSection, Row, object, NamedItem, NamedItemInput, NameQuery> => ({
	section,
	subject: 'catalogue',
	name,
	label: (row) => row.name,
	table,
	extra: () => ({}),
	toItem: (row) => ({ id: row.id, name: row.name, aliases: aliasesOf(row), version: row.version }),
	toRow: ({ name }, was) => ({ name, sortKey: sortKey(name), iso2: codeNamed(name) ?? (was && codeOf(was)) }),
	unique: [{ index, field: 'name', sentence: sentences.nameTakenPlain }],
	sort: () => ({ name: [byText(table.sortKey)] }),
	filter: (_, { search }) => {
		const codes = codesCalled(search, 'az', 'en', 'ru');
		if (codes.length === 0) return holdsText(search, table.name);
		const names = codes.map((iso2) => foldText(azerbaijaniName(iso2)));
		return or(holdsText(search, table.name), inArray(table.iso2, codes), inArray(asOneName(table.name), names));
	},
	uses: (db, id) => [{ kind: 'users', isKeeping: true, count: referring(db, chosen, id) }],
	inUse: { refuse: sentences.nameInUse },
});

/** Citizenships; one that a user has chosen can’t be deleted. */
export const citizenshipResource = named(
	'citizenships',
	'citizenship',
	citizenships,
	users.citizenshipId,
	'citizenships_name',
);
/** Countries of residence; one that a user has chosen can’t be deleted. */
export const residentCountryResource = named(
	'residentCountries',
	'resident country',
	residentCountries,
	users.residentCountryId,
	'resident_countries_name',
);
