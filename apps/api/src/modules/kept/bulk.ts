import { BULK_MAXIMUM, type BulkAction, type BulkAnswer, type Removal } from 'visa-sdk/contract';
import { messages } from 'visa-sdk/rules';
import { fromRace } from '../../platform/db/race';
import { conflict, invalidField, Refusal } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import type { Actor } from '../audit/events';
import type { BulkOrder, Filter } from './resource';

type Result = BulkAnswer['results'][number];

/** What can be done to one record; each returns whether anything changed. */
interface Work {
	idsOf(filter: Filter, most: number): Promise<string[]>;
	nameOf(id: string): Promise<string | null>;
	archive(id: string, actor: Actor): Promise<boolean>;
	restore(id: string, actor: Actor): Promise<boolean>;
	activate(id: string, isActive: boolean, actor: Actor): Promise<boolean>;
	remove(id: string, actor: Actor): Promise<Removal & { hasChanged: boolean }>;
}

/** Applies an action to many records, each on its own: a refusal doesn't affect the others. [DSH-08] */
export function createBulk(work: Work) {
	async function act(action: BulkAction, id: string, actor: Actor): Promise<Result['outcome']> {
		switch (action) {
			case 'delete': {
				const { outcome, hasChanged } = await work.remove(id, actor);
				return hasChanged ? outcome : 'unchanged';
			}
			case 'archive':
				return (await work.archive(id, actor)) ? 'archived' : 'unchanged';
			case 'restore':
				return (await work.restore(id, actor)) ? 'restored' : 'unchanged';
			case 'activate':
				return (await work.activate(id, true, actor)) ? 'activated' : 'unchanged';
			case 'deactivate':
				return (await work.activate(id, false, actor)) ? 'deactivated' : 'unchanged';
		}
	}

	async function actOnOne(action: BulkAction, id: string, actor: Actor): Promise<Result> {
		const name = await work.nameOf(id);
		try {
			return { id, name, outcome: await act(action, id, actor), message: null };
		} catch (fault) {
			const refusal = fault instanceof Refusal ? fault : fromRace(fault);
			if (!refusal || refusal.statusCode >= 500) throw fault;
			return { id, name, outcome: 'refused', message: refusal.message };
		}
	}

	/** @throws Refusal 409 if the list has changed since it was seen */
	async function chosen(order: BulkOrder<Filter>): Promise<string[]> {
		if ('ids' in order) return [...new Set(order.ids.map((id) => id.toLowerCase()))];
		const ids = await work.idsOf(order.filter, BULK_MAXIMUM);
		if (ids.length > BULK_MAXIMUM) throw invalidField('filter', messages.bulkMany, 422);
		if (ids.length !== order.total) throw conflict(sentences.listChanged);
		return ids;
	}

	return async (order: BulkOrder<Filter>, actor: Actor): Promise<BulkAnswer> => {
		const results: Result[] = [];
		for (const id of await chosen(order)) results.push(await actOnOne(order.action, id, actor));
		const refused = results.filter(({ outcome }) => outcome === 'refused').length;
		const unchanged = results.filter(({ outcome }) => outcome === 'unchanged').length;
		return { changed: results.length - refused - unchanged, refused, results };
	};
}
