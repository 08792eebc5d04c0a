import type { Contract } from '.';
import type { BodyOf, QueryOf, ResponseOf } from './endpoint';
import type { sectionNames } from './sectionNames';

/**
 * The resources that staff keep: the sections of the dashboard. By name, for to find them among all calls costs whoever
 * checks their types seconds; the test finds them.
 */
export type Section = (typeof sectionNames)[number];

/** A record as staff see it. */
export type RecordOf<S extends Section> = ResponseOf<Contract[S]['update']>;
/** What creates one, and what changes one. */
export type InputOf<S extends Section> = BodyOf<Contract[S]['create']>;
/** What changes a record of a section: its whole input with a version. */
export type ChangesOf<S extends Section> = BodyOf<Contract[S]['update']>;
/** What the list can be asked, and by which columns it can be sorted. */
export type ListOf<S extends Section> = QueryOf<Contract[S]['list']>;
/** What can be done to many of them at once, and what finds the many. */
export type BulkOrderOf<S extends Section> = BodyOf<Contract[S]['bulk']>;
/** What can be done to many records of a section at once. */
export type BulkActionOf<S extends Section> = BulkOrderOf<S>['action'];
/** What finds the records of a section that a bulk action is for. */
export type FilterOf<S extends Section> = Extract<BulkOrderOf<S>, { filter: unknown }>['filter'];
/** What the CSV is asked. */
export type ExportOf<S extends Section> = QueryOf<Contract[S]['exportCsv']>;
/** The columns by which a section's list can be sorted. */
export type SortOf<S extends Section> = Exclude<NonNullable<ListOf<S>['sort']>, `-${string}`>;
