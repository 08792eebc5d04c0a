export { FilterBar } from './FilterBar';
export type { DateFilter, Filter, FilterBarProps, FilterValue, SearchFilter, SelectFilter } from './types';
