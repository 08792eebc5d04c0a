import type { z } from 'zod';
import { type Access, type Endpoint, endpoint, nothing } from './endpoint';
import { type ErrorCode, paged } from './shared';

/** A resource that staff keep, whole: what a section of the dashboard stands on. */
export type KeptCalls = Record<'list' | 'create' | 'get' | 'update' | 'remove', Endpoint>;

/** The five calls of a resource that staff keep: read by staff unless said otherwise, written by ADMIN. */
export function crud<
	P extends string,
	Item extends z.ZodType,
	Input extends z.ZodType,
	Changes extends z.ZodType<{ version: number }>,
	Query extends z.ZodType,
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
	query: Query;
	read?: Access;
	/** What readers get when that differs between them; the item without it. */
	seen?: Seen;
	/** Why listing may be refused although it is open to more people. */
	listRefusals?: readonly ErrorCode[];
	/** What deleting does to one that is in use. */
	inUse: 'archived' | 'refused' | 'deleted';
}) {
	const { path, words, summaries, item, input, changes, query, read = 'staff', listRefusals = [], inUse } = definition;
	// Without a definition of its own, what readers get is the item, as the type says.
	const seen = (definition.seen ?? item) as Seen;
	const one = `${path}/{id}` as const;
	return {
		list: endpoint({
			method: 'GET',
			path,
			access: read,
			summary: `${words.many}, in pages`,
			query,
			response: paged(seen),
			refusals: listRefusals,
		}),
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
		get: endpoint({ method: 'GET', path: one, access: read, summary: `One ${words.one}`, response: seen }),
		update: endpoint({
			method: 'PUT',
			path: one,
			access: 'admin',
			summary: summaries?.update ?? `Change a ${words.one}`,
			body: changes,
			response: item,
			refusals: ['CONFLICT', 'STALE'],
		}),
		remove: endpoint({
			method: 'DELETE',
			path: one,
			access: 'admin',
			summary: summaries?.remove ?? `Delete a ${words.one}; one in use is ${inUse}`,
			response: nothing,
			refusals: inUse === 'refused' ? ['CONFLICT'] : [],
		}),
	};
}
