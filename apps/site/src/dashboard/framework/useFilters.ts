import { useQuery } from '@tanstack/react-query';
import type { Filter } from 'visa-ui';
import type { ListShape } from '../resource';
import { words } from '../strings';
import { countryChoices, everyStaffChoices } from './calls';
import type { ListState } from './listState';

type Choice = { id: string; label: string };

/**
 * The options, and what is chosen but none of them: it was deleted after the view was saved, or its reader may not see it.
 * Otherwise nobody would see why rows are missing. [DSH-07]
 */
function withChosen(options: readonly Choice[], chosen = ''): readonly Choice[] {
	const missing = chosen.split(',').filter((id) => id !== '' && options.every((option) => option.id !== id));
	return [...options, ...missing.map((id) => ({ id, label: words.list.notListed }))];
}

/**
 * A list's filters with their options; countries and staff come from the server.
 * @param chosen the list's filters in its address
 * @param known the names of records that the list is restricted to, by filter
 */
export function useFilters(
	{ filters }: Pick<ListShape, 'filters'>,
	chosen: ListState['filters'],
	known: Record<string, Choice> = {},
): Filter[] {
	const asks = (kind: string) => filters.some((filter) => filter.kind === kind);
	const { data: countries, isLoading } = useQuery({ ...countryChoices, enabled: asks('country') });
	const { data: staff, isLoading: areStaffLoading } = useQuery({ ...everyStaffChoices, enabled: asks('person') });
	return filters.flatMap((filter) => {
		if (filter.kind === 'record') {
			const record = known[filter.id];
			return record ? { ...filter, kind: 'select', options: [record] } : [];
		}
		if (filter.kind === 'country') {
			const options = countries ? withChosen(countries, chosen[filter.id]) : [];
			return { ...filter, kind: 'select', options, isPending: isLoading, isSearchable: true };
		}
		if (filter.kind !== 'person') return filter;
		const also = filter.also ? [filter.also] : [];
		const options = staff ? withChosen([...also, ...staff], chosen[filter.id]) : also;
		return { ...filter, kind: 'select', options, isPending: areStaffLoading };
	}) as Filter[];
}
