import type { VisaRequestRow } from 'visa-sdk/contract';
import { FilterBar } from 'visa-ui';
import { isTypedOn } from '../framework/listState';
import { useFilters } from '../framework/useFilters';
import { nameOf } from './columns';
import { deskLists, rareFilters, TRAVELLER } from './deskLists';
import type { DeskState } from './deskState';
import { words } from './strings';

export interface CaseFiltersProps {
	state: DeskState;
	/** The cases found, among which is the name of the traveller whose cases are asked for. */
	found: readonly VisaRequestRow[];
	/** undefined while they are those of another query. */
	count: number | undefined;
	/** Rarely used filters are shown too. */
	hasAll: boolean;
	onChange: (filters: DeskState['filters'], isTypedOn: boolean) => void;
}

/** The filters of a list of cases. [DSH-10] */
export function CaseFilters({ state, found, count, hasAll, onChange }: CaseFiltersProps) {
	const { filters } = state;
	const shape = deskLists[state.path];
	const { [TRAVELLER]: travellerId } = filters;
	const one = found.find(({ traveller }) => traveller.id === travellerId)?.traveller;
	const known: Parameters<typeof useFilters>[2] = travellerId
		? { [TRAVELLER]: { id: travellerId, label: one ? nameOf(one) : words.list.traveller } }
		: {};
	// A phone's sheet has space for all filters; next to an open case there is space only for search.
	const shown = useFilters(shape, filters, known).map((filter) => ({
		...filter,
		isRare: filter.kind !== 'search' && (state.caseId !== null || (!hasAll && rareFilters.has(filter.id))),
	}));
	return (
		<FilterBar
			label={words.list.filters}
			filters={shown}
			value={filters}
			onChange={(chosen) => onChange({ ...chosen }, isTypedOn(shape, filters, { ...chosen }))}
			resultCount={count}
		/>
	);
}
