import type { Contract } from './contract';
import type { BodyOf, QueryOf, ResponseOf } from './endpoint';
import type { sectionNames } from './sectionNames';

/**
 * The resources managed by staff: the dashboard's sections. Listed by name, because deriving them from all calls would
 * cost consumers seconds of type checking; a test verifies the list.
 */
export type Section = (typeof sectionNames)[number];

/** A record as staff see it. */
export type RecordOf<S extends Section> = ResponseOf<Contract[S]['update']>;
/** The input that creates a record. */
export type InputOf<S extends Section> = BodyOf<Contract[S]['create']>;
/** The change of a record: the complete input with a version. */
export type ChangesOf<S extends Section> = BodyOf<Contract[S]['update']>;
/** The query of a section's list. */
export type ListOf<S extends Section> = QueryOf<Contract[S]['list']>;
/** The bulk actions of a section, with the records they apply to. */
export type BulkOrderOf<S extends Section> = BodyOf<Contract[S]['bulk']>;
/** The bulk actions of a section. */
export type BulkActionOf<S extends Section> = BulkOrderOf<S>['action'];
/** The filter that selects the records of a bulk action. */
export type FilterOf<S extends Section> = Extract<BulkOrderOf<S>, { filter: unknown }>['filter'];
/** The query of a section's CSV. */
export type ExportOf<S extends Section> = QueryOf<Contract[S]['exportCsv']>;
/** The columns by which a section's list can be sorted. */
export type SortOf<S extends Section> = Exclude<NonNullable<ListOf<S>['sort']>, `-${string}`>;
