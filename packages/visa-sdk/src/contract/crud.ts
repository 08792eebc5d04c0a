import type { z } from 'zod';
import { type Access, endpoint, nothing } from './endpoint';
import { type ErrorCode, paged } from './shared';

/** The five calls of a resource that staff keep: read by staff unless said otherwise, written by ADMIN. */
export function crud<
	P extends string,
	Item extends z.ZodType,
	Input extends z.ZodType,
	Query extends z.ZodType,
>(definition: {
	path: P;
	/** One of them and several of them, as people say it. */
	words: { one: string; many: string };
	item: Item;
	input: Input;
	query: Query;
	read?: Access;
	/** Why listing may be refused although it is open to more people. */
	listRefusals?: readonly ErrorCode[];
	/** What deleting does to one that is in use. */
	inUse: 'archived' | 'refused';
}) {
	const { path, words, item, input, query, read = 'staff', listRefusals = [], inUse } = definition;
	const one = `${path}/{id}` as const;
	return {
		list: endpoint({
			method: 'GET',
			path,
			access: read,
			summary: `${words.many}, in pages`,
			query,
			response: paged(item),
			refusals: listRefusals,
		}),
		create: endpoint({
			method: 'POST',
			path,
			access: 'admin',
			summary: `Create a ${words.one}`,
			body: input,
			response: item,
			status: 201,
			refusals: ['CONFLICT'],
		}),
		get: endpoint({ method: 'GET', path: one, access: read, summary: `One ${words.one}`, response: item }),
		update: endpoint({
			method: 'PUT',
			path: one,
			access: 'admin',
			summary: `Change a ${words.one}`,
			body: input,
			response: item,
			refusals: ['CONFLICT'],
		}),
		remove: endpoint({
			method: 'DELETE',
			path: one,
			access: 'admin',
			summary: `Delete a ${words.one}; one in use is ${inUse}`,
			response: nothing,
			refusals: inUse === 'refused' ? ['CONFLICT'] : [],
		}),
	};
}
