import { useQuery } from '@tanstack/react-query';
import type { Filter } from 'visa-ui';
import type { ListShape } from '../resource';
import { countryChoices, staffChoices } from './calls';

/** A list's filters with what can be chosen in each; countries and staff come from the server. */
export function useFilters({ filters }: Pick<ListShape, 'filters'>): Filter[] {
	const asks = (kind: string) => filters.some((filter) => filter.kind === kind);
	const { data: countries = [] } = useQuery({ ...countryChoices, enabled: asks('country') });
	const { data: staff = [] } = useQuery({ ...staffChoices, enabled: asks('person') });
	return filters.map((filter) => {
		if (filter.kind === 'country') return { ...filter, kind: 'select', options: countries };
		if (filter.kind !== 'person') return filter;
		return { ...filter, kind: 'select', options: [...(filter.also ? [filter.also] : []), ...staff] };
	}) as Filter[];
}
