import { z } from 'zod';
import { csvSeparators } from '../rules';
import { type Access, type Endpoint, endpoint } from './endpoint';
import { type BulkAction, BulkAnswer, bulkOrder, Removal, Usage } from './kept';
import { type ErrorCode, paged } from './shared';

/** The calls of a resource managed by staff: the basis of a dashboard section. */
export type KeptEndpoints = Record<
	'list' | 'create' | 'get' | 'update' | 'remove' | 'usage' | 'bulk' | 'exportCsv',
	Endpoint
>;

/** The parts of a list query that select a page rather than records. */
type Paging = 'page' | 'limit' | 'view';

/** The rest of a list query: every record that it finds, in its order. */
export function withoutPages<Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>): z.ZodObject<Omit<Shape, Paging>> {
	const { page: _page, limit: _limit, view: _view, ...shape } = query.shape as z.ZodRawShape;
	return z.object(shape) as unknown as z.ZodObject<Omit<Shape, Paging>>;
}

/** By commas, with a decimal point, or by semicolons, with a decimal comma. */
const separated = { separator: z.enum(csvSeparators).default('comma') };

/** The query of an export: that of a list, and how the CSV separates its cells. */
export const exportOfQuery = <Shape extends z.ZodRawShape>(
	query: z.ZodObject<Shape>,
): z.ZodObject<Omit<Shape, Paging> & typeof separated> =>
	z.object({ ...withoutPages(query).shape, ...separated }) as unknown as z.ZodObject<
		Omit<Shape, Paging> & typeof separated
	>;

/** The filter of a list query: an unknown name must not mean all records. */
export function filterOf<Shape extends z.ZodRawShape>(
	query: z.ZodObject<Shape>,
): z.ZodObject<Omit<Shape, Paging | 'sort'>> {
	const { sort: _sort, ...shape } = withoutPages(query).shape as z.ZodRawShape;
	return z.strictObject(shape) as unknown as z.ZodObject<Omit<Shape, Paging | 'sort'>>;
}

/** The calls of a resource managed by staff: read by staff unless stated otherwise, written by ADMIN. */
export function crud<
	P extends string,
	Item extends z.ZodType,
	Input extends z.ZodType,
	Changes extends z.ZodType<{ version: number }>,
	Shape extends z.ZodRawShape,
	Action extends BulkAction,
	Seen extends z.ZodType = Item,
>(definition: {
	path: P;
	/** The singular and the plural, for people. */
	words: { one: string; many: string };
	/** Additions to the default summaries. */
	summaries?: Partial<Record<'create' | 'update' | 'remove', string>>;
	item: Item;
	input: Input;
	/** With the version being changed: an outdated one is refused with the current record. */
	changes: Changes;
	query: z.ZodObject<Shape>;
	read?: Access;
	/** What readers get if that differs between them; the item by default. */
	seen?: Seen;
	/** Why listing may be refused although it is open to more people. */
	listRefusals?: readonly ErrorCode[];
	/** What deleting does to a record in use. */
	inUse: 'archived' | 'refused' | 'deleted';
	/** What can be done to many at once. [DSH-08] */
	bulk: readonly [Action, ...Action[]];
	/** Who may export the list; staff, unless it contains personal data. */
	exported?: Access;
}) {
	const { path, words, summaries, item, input, changes, query, read = 'staff', listRefusals = [], inUse } = definition;
	// By default, readers get the item, as the type says.
	const seen = (definition.seen ?? item) as Seen;
	const one = `${path}/{id}` as const;
	return {
		/** Those that the query finds, in pages. */
		list: endpoint({
			method: 'GET',
			path,
			access: read,
			summary: `${words.many}, in pages`,
			query,
			response: paged(seen),
			refusals: listRefusals,
		}),
		/** Creates one. */
		create: endpoint({
			method: 'POST',
			path,
			access: 'admin',
			summary: summaries?.create ?? `Create a ${words.one}`,
			body: input,
			response: item,
			status: 201,
			refusals: ['CONFLICT'],
		}),
		/**
		 * Everything the query finds, as CSV, starting with the byte order mark that tells spreadsheets it is UTF-8.
		 * [DSH-08]
		 */
		exportCsv: endpoint({
			method: 'GET',
			path: `${path}/export` as const,
			access: definition.exported ?? 'staff',
			summary: `Every ${words.one} that the query finds, as CSV`,
			query: exportOfQuery(query),
			response: z.string(),
			isCsv: true,
		}),
		/**
		 * Applies the same action to each selected record, or to everything a query finds; reports the result for each.
		 */
		bulk: endpoint({
			method: 'POST',
			path: `${path}/bulk` as const,
			access: 'admin',
			summary: `Apply the same action to each selected ${words.one}, or to everything a query finds; reports the result for each`,
			body: bulkOrder(definition.bulk, filterOf(query)),
			response: BulkAnswer,
			refusals: ['CONFLICT'],
		}),
		/** One of them. */
		get: endpoint({ method: 'GET', path: one, access: read, summary: `One ${words.one}`, response: seen }),
		/** Changes one; refused with `STALE` if someone else was faster. */
		update: endpoint({
			method: 'PUT',
			path: one,
			access: 'admin',
			summary: summaries?.update ?? `Change a ${words.one}`,
			body: changes,
			response: item,
			refusals: ['CONFLICT', 'STALE'],
		}),
		/** Deletes one; a record in use is archived or refused. */
		remove: endpoint({
			method: 'DELETE',
			path: one,
			access: 'admin',
			summary: summaries?.remove ?? `Delete a ${words.one}; one in use is ${inUse}`,
			response: Removal,
			// Someone who works for the service may travel with it too, and have a case in progress.
			refusals: inUse === 'archived' ? [] : ['CONFLICT'],
		}),
		/** What uses one, and what deleting it would do; to be called beforehand. [DSH-09] */
		usage: endpoint({
			method: 'GET',
			path: `${path}/usage/{id}` as const,
			access: 'admin',
			summary: `What uses a ${words.one}, and what deleting it would do`,
			response: Usage,
		}),
	};
}
