import { z } from 'zod';
import { listMessages, messages } from '../rules';
import { crud } from './crud';
import { countInQuery, filledLine, Id, PageQuery, SearchText, sortBy, Version, versioned } from './shared';

/** A name in the lists of citizenships and countries of residence. */
export const NamedItem = z
	.object({
		id: Id,
		name: z.string().describe('In the language of a traveller, by `Accept-Language`; for staff as they wrote it'),
		aliases: z
			.array(z.string())
			.describe('What other languages call the country of that name, and its codes; a search goes by them too'),
		version: Version,
	})
	.meta({ id: 'NamedItem' });
export type NamedItem = z.output<typeof NamedItem>;
/** The form of a new citizenship or country of residence. */
export const NamedItemInput = z.object({ name: filledLine(120, messages.name) }).meta({ id: 'NamedItemInput' });
export type NamedItemInput = z.output<typeof NamedItemInput>;
/** The form of a citizenship or country of residence, with the version being changed. */
export const NamedItemChanges = NamedItemInput.safeExtend(versioned).meta({ id: 'NamedItemChanges' });
export type NamedItemChanges = z.output<typeof NamedItemChanges>;

const nameQuery = PageQuery.extend({
	limit: countInQuery(300, listMessages.names).prefault(300),
	search: SearchText.optional(),
	sort: sortBy(['name']).default('name'),
});

/** The calls on a list of names. */
const listOfNames = <Path extends string>(path: Path, words: { one: string; many: string }) =>
	crud({
		path,
		words,
		item: NamedItem,
		input: NamedItemInput,
		changes: NamedItemChanges,
		query: nameQuery,
		read: 'anyone',
		inUse: 'refused',
		bulk: ['delete', 'restore'],
	});

/** The calls on citizenships, from which travellers select. */
export const citizenships = listOfNames('/citizenships', {
	one: 'citizenship',
	many: 'Citizenships to choose from when registering',
});

/** The calls on countries of residence, from which travellers select. */
export const residentCountries = listOfNames('/resident-countries', {
	one: 'resident country',
	many: 'Countries of residence to choose from when registering',
});
