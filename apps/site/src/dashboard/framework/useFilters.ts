import { useQuery } from '@tanstack/react-query';
import type { Filter } from 'visa-ui';
import type { ListShape } from '../resource';
import { countryChoices, everyStaffChoices } from './calls';

type Choice = { id: string; label: string };

/**
 * A list's filters with their options; countries and staff come from the server.
 * @param known the names of records that the list is restricted to, by filter
 */
export function useFilters({ filters }: Pick<ListShape, 'filters'>, known: Record<string, Choice> = {}): Filter[] {
	const asks = (kind: string) => filters.some((filter) => filter.kind === kind);
	const { data: countries = [], isLoading } = useQuery({ ...countryChoices, enabled: asks('country') });
	const { data: staff = [], isLoading: areStaffLoading } = useQuery({ ...everyStaffChoices, enabled: asks('person') });
	return filters.flatMap((filter) => {
		if (filter.kind === 'record') {
			const record = known[filter.id];
			return record ? { ...filter, kind: 'select', options: [record] } : [];
		}
		if (filter.kind === 'country')
			return { ...filter, kind: 'select', options: countries, isPending: isLoading, isSearchable: true };
		if (filter.kind !== 'person') return filter;
		const options = [...(filter.also ? [filter.also] : []), ...staff];
		return { ...filter, kind: 'select', options, isPending: areStaffLoading };
	}) as Filter[];
}
