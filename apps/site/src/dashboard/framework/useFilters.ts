import { useQuery } from '@tanstack/react-query';
import type { Filter } from 'visa-ui';
import type { ListShape } from '../resource';
import { countryChoices } from './calls';

/** A section's filters with what can be chosen in each; the countries come from the server. */
export function useFilters({ filters }: Pick<ListShape, 'filters'>): Filter[] {
	const asksCountries = filters.some(({ kind }) => kind === 'country');
	const { data: options = [] } = useQuery({ ...countryChoices, enabled: asksCountries });
	return filters.map((filter) =>
		filter.kind === 'country' ? { ...filter, kind: 'select', options } : filter,
	) as Filter[];
}
