import { z } from 'zod';
import { type Access, type Endpoint, endpoint } from './endpoint';
import { type BulkAction, BulkAnswer, bulkOrder, Removal, Usage } from './kept';
import { type ErrorCode, paged } from './shared';

/** A resource that staff keep, whole: what a section of the dashboard stands on. */
export type KeptEndpoints = Record<
	'list' | 'create' | 'get' | 'update' | 'remove' | 'usage' | 'bulk' | 'exportCsv',
	Endpoint
>;

/** Parts of a list's question that say which page of it is wanted, and not which records. */
type Paging = 'page' | 'limit' | 'view';

/** The rest of a list's question: every record that it finds, in its order. */
export function withoutPages<Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>): z.ZodObject<Omit<Shape, Paging>> {
	const { page: _page, limit: _limit, view: _view, ...shape } = query.shape as z.ZodRawShape;
	return z.object(shape) as unknown as z.ZodObject<Omit<Shape, Paging>>;
}

/** Which records: a misspelt name must not mean all of them. */
export function filterOf<Shape extends z.ZodRawShape>(
	query: z.ZodObject<Shape>,
): z.ZodObject<Omit<Shape, Paging | 'sort'>> {
	const { sort: _sort, ...shape } = withoutPages(query).shape as z.ZodRawShape;
	return z.strictObject(shape) as unknown as z.ZodObject<Omit<Shape, Paging | 'sort'>>;
}

/** The calls of a resource that staff keep: read by staff unless said otherwise, written by ADMIN. */
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
	/** One of them and several of them, as people say it. */
	words: { one: string; many: string };
	/** What is to be said of a call beyond the usual. */
	summaries?: Partial<Record<'create' | 'update' | 'remove', string>>;
	item: Item;
	input: Input;
	/** With the version that it changes: a stale one is refused with the record as it is now. */
	changes: Changes;
	query: z.ZodObject<Shape>;
	read?: Access;
	/** What readers get when that differs between them; the item without it. */
	seen?: Seen;
	/** Why listing may be refused although it is open to more people. */
	listRefusals?: readonly ErrorCode[];
	/** What deleting does to one that is in use. */
	inUse: 'archived' | 'refused' | 'deleted';
	/** What can be done to many at once. [DSH-08] */
	bulk: readonly [Action, ...Action[]];
	/** Who may take the whole list along; staff unless it tells of people. */
	exported?: Access;
}) {
	const { path, words, summaries, item, input, changes, query, read = 'staff', listRefusals = [], inUse } = definition;
	// Without a definition of its own, what readers get is the item, as the type says.
	const seen = (definition.seen ?? item) as Seen;
	const one = `${path}/{id}` as const;
	return {
		/** Those that the question finds, in pages. */
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
		/** Every one that the question finds, as CSV, with the mark at its start that tells spreadsheets of UTF-8. [DSH-08] */
		exportCsv: endpoint({
			method: 'GET',
			path: `${path}/export` as const,
			access: definition.exported ?? 'staff',
			summary: `Every ${words.one} that the list's question finds, as CSV`,
			query: withoutPages(query),
			response: z.string(),
			isCsv: true,
		}),
		/** Does the same to each that is chosen, or to all that a question finds; says of each what became of it. */
		bulk: endpoint({
			method: 'POST',
			path: `${path}/bulk` as const,
			access: 'admin',
			summary: `Do the same to each chosen ${words.one}, or to all that a list's question finds; says of each what became of it`,
			body: bulkOrder(definition.bulk, filterOf(query)),
			response: BulkAnswer,
			refusals: ['CONFLICT'],
		}),
		/** One of them. */
		get: endpoint({ method: 'GET', path: one, access: read, summary: `One ${words.one}`, response: seen }),
		/** Changes one; refused with `STALE` when somebody else was faster. */
		update: endpoint({
			method: 'PUT',
			path: one,
			access: 'admin',
			summary: summaries?.update ?? `Change a ${words.one}`,
			body: changes,
			response: item,
			refusals: ['CONFLICT', 'STALE'],
		}),
		/** Deletes one; one in use is archived or refused. */
		remove: endpoint({
			method: 'DELETE',
			path: one,
			access: 'admin',
			summary: summaries?.remove ?? `Delete a ${words.one}; one in use is ${inUse}`,
			response: Removal,
			refusals: inUse === 'refused' ? ['CONFLICT'] : [],
		}),
		/** What uses one, and what deleting it would do to that; to be asked before. [DSH-09] */
		usage: endpoint({
			method: 'GET',
			path: `${path}/usage/{id}` as const,
			access: 'admin',
			summary: `What uses a ${words.one}, and what deleting would do to it`,
			response: Usage,
		}),
	};
}
