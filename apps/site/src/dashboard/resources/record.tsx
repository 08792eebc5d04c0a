import { type Translations, translationLanguages } from 'visa-sdk/rules';
import { StatusTag } from 'visa-ui';
import type { TranslatedText } from '../resource';
import { words } from '../strings';

const { fields, list } = words;

/** Whether something is still on offer, as a tag; archived records are listed too. */
export const stateColumn = {
	id: 'isArchived' as const,
	header: list.state,
	cell: ({ isArchived }: { isArchived: boolean }) => (
		<StatusTag isQuiet tone={isArchived ? 'neutral' : 'positive'}>
			{isArchived ? list.archived : list.active}
		</StatusTag>
	),
	isHideable: true,
};

/** Archived ones, others, or both. */
export const stateFilter = {
	kind: 'select',
	id: 'state',
	label: list.state,
	options: [
		{ id: 'active', label: list.active },
		{ id: 'archived', label: list.archived },
	],
} as const;

/**
 * What visa types, visa options and services have in common: the countries that offer them, their position, their
 * archive.
 */
export const recordColumns = [
	{
		id: 'countryIds' as const,
		header: fields.countryIds,
		cell: ({ countryIds }: { countryIds: readonly string[] }) =>
			countryIds.length === 0 ? words.countries.nowhere : words.countries.count(countryIds.length),
		isHideable: true,
	},
	{
		id: 'translations' as const,
		header: fields.translations,
		cell: ({ translations }: { translations: Translations<object> }) =>
			translationLanguages
				.filter((language) => translations[language])
				.map((language) => fields.translatedInto[language])
				.join(', ') || '–',
		isHideable: true,
	},
	stateColumn,
] as const;

/** The position in travellers' lists. */
export const positionColumn = {
	id: 'position' as const,
	header: fields.position,
	cell: ({ position }: { position: number }) => position,
	isSortable: true as const,
	align: 'end' as const,
	isHideable: true,
};

/** The filters of visa types, visa options and services. */
export const recordFilters = [
	{ kind: 'search', id: 'search', label: list.search },
	{ kind: 'country', id: 'countryId', label: list.country },
	stateFilter,
] as const;

/** Archived records are listed, marked by a tag. */
export const recordAlways = { state: 'all' } as const;

/** The field of their translations. */
export const translationsField = <Name extends string>(texts: readonly TranslatedText<Name>[]) =>
	({
		kind: 'translations',
		name: 'translations',
		label: fields.translations,
		description: fields.translationsHint,
		texts,
	}) as const;

/** The fields that these three have in common. */
export const recordFields = [
	{ kind: 'countries', name: 'countryIds', label: fields.countryIds },
	{ kind: 'whole', name: 'position', label: fields.position, description: fields.positionHint },
	{ kind: 'switch', name: 'isArchived', label: fields.isArchived, description: fields.isArchivedHint },
] as const;

/** The initial values of their forms. */
export const emptyRecord = { countryIds: [], position: 0, isArchived: false };

/** The values that their forms have in common. */
export const recordForm = ({
	countryIds,
	position,
	isArchived,
}: {
	countryIds: string[];
	position: number;
	isArchived: boolean;
}) => ({ countryIds, position, isArchived });
