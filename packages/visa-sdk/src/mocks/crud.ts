import type { BulkAction, BulkAnswer, Page, RecordOf, Section, Usage } from '../contract';
import { csvHeadings, csvLines } from '../contract';
import { CSV_START, type CsvSeparator, foldText, holdsText, sentences } from '../rules';
import { conflict, fieldRefusal, newMockId, notFound, Refusal, type World } from './world';

/** One page of a list, in the envelope of every list; a page past the end is empty. */
export function pageOf<Item>(items: readonly Item[], { page, limit }: { page: number; limit: number }): Page<Item> {
	const data = items.slice((page - 1) * limit, page * limit);
	return { data, page, limit, total: items.length, totalPages: Math.ceil(items.length / limit) };
}

/** Sorts by a column; a leading `-` sorts in descending order. */
export function sorted<Item extends object>(items: readonly Item[], sort: string): Item[] {
	const column = sort.replace('-', '');
	const sign = sort.startsWith('-') ? -1 : 1;
	const columnOf = (item: Item) => Reflect.get(item, column) as string | number;
	return items.toSorted((a, b) => {
		const [one, other] = [columnOf(a), columnOf(b)];
		if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
		return sign * foldText(String(one)).localeCompare(foldText(String(other)));
	});
}

/** What selects records, in a list and in a bulk action. */
export interface Filter {
	search?: string | undefined;
}
/** What every list is asked. */
export interface ListQuery extends Filter {
	page: number;
	limit: number;
	sort: string;
}
type Order = { action: BulkAction; ids: string[] } | { action: BulkAction; filter: Filter; total: number };

/** What the service adds to every record. */
export interface Kept {
	id: string;
	version: number;
}
type One = { world: World; params: { id: string } };

/** How a section differs from the others. */
export interface Definition<S extends Section, Item extends Kept, Input> {
	section: S;
	itemsOf: (world: World) => Item[];
	/** @param kept what the service gives it @param known what it was */
	make: (input: Input, kept: Kept, known: Item | undefined) => Item;
	nameOf: (item: Item) => string;
	/** What a search looks at; by default the name. */
	textOf?: (item: Item) => string;
	/** Unique values, each with its field. */
	unique: readonly { field: string; of: (item: Item) => string; sentence: string }[];
	isListed?: (item: Item, query: never) => boolean;
	/** Sort columns with another name than the field. */
	sortAs?: (sort: string) => string;
	missing?: string;
	uses: (world: World, item: Item) => Usage['uses'];
	/** What happens when a used record is deleted: it is archived, refused with a message, or deleted all the same. */
	inUse: { archive: (item: Item, isArchived: boolean) => Item } | { refuse: string } | 'deleted';
	isArchived?: (item: Item) => boolean;
	/** Switches it on or off; null if it is so already. */
	activate?: (item: Item, isActive: boolean) => Item | null;
	/** What is shown of it besides its stored values. */
	seen?: (world: World, item: Item) => Item;
	/** What changes besides the record itself. */
	saveMore?: (world: World, item: Item, input: Input) => void;
	removeMore?: (world: World, item: Item) => void;
}

/** One line of where a record is used; none if the count is 0. */
export const use = (kind: Usage['uses'][number]['kind'], count: number, isKeeping = true): Usage['uses'] =>
	count > 0 ? [{ kind, count, isKeeping }] : [];

/** The answers of a section of the dashboard. */
export function crudAnswers<S extends Section, Item extends Kept & RecordOf<S>, Input>(
	definition: Definition<S, Item, Input>,
) {
	const { section, itemsOf, make, nameOf, textOf = nameOf, unique, isListed = () => true, uses, inUse } = definition;
	const { sortAs = (sort: string) => sort, seen = (_world: World, item: Item) => item } = definition;
	const find = (world: World, id: string) => {
		const item = itemsOf(world).find((one) => one.id === id);
		if (!item) throw notFound(definition.missing);
		return item;
	};
	const refuseDouble = (world: World, item: Item) => {
		for (const { field, of, sentence } of unique) {
			const isSame = (one: Item) => one.id !== item.id && foldText(of(one)) === foldText(of(item));
			if (itemsOf(world).some(isSame)) throw fieldRefusal(409, 'CONFLICT', field, sentence);
		}
	};
	const replace = (world: World, old: Item, item: Item) => {
		const items = itemsOf(world);
		items[items.indexOf(old)] = item;
		return seen(world, item);
	};
	const renew = (world: World, old: Item, item: Item) => replace(world, old, { ...item, version: old.version + 1 });
	const found = (world: World, query: Filter) => {
		const { search = '' } = query;
		return itemsOf(world).filter((item) => holdsText(textOf(item), search) && isListed(item, query as never));
	};
	const usage = (world: World, item: Item): Usage => {
		const used = uses(world, item);
		const isKept = used.some(({ isKeeping }) => isKeeping);
		const kept = inUse === 'deleted' ? 'deleted' : 'refuse' in inUse ? 'refused' : 'archived';
		return { removal: isKept ? kept : 'deleted', uses: used };
	};
	const remove = (world: World, item: Item): { outcome: 'deleted' | 'archived' } => {
		if (inUse !== 'deleted' && usage(world, item).removal !== 'deleted') {
			if ('refuse' in inUse) throw conflict(inUse.refuse);
			if (!definition.isArchived?.(item)) renew(world, item, inUse.archive(item, true));
			return { outcome: 'archived' };
		}
		itemsOf(world).splice(itemsOf(world).indexOf(item), 1);
		world.deleted.set(item.id, item);
		definition.removeMore?.(world, item);
		return { outcome: 'deleted' };
	};
	const setArchived = (world: World, item: Item, isArchived: boolean) => {
		const isSame = definition.isArchived?.(item) === isArchived;
		if (isSame || typeof inUse === 'string' || !('archive' in inUse)) return 'unchanged';
		renew(world, item, inUse.archive(item, isArchived));
		return isArchived ? 'archived' : 'restored';
	};
	const restore = (world: World, id: string) => {
		const deleted = world.deleted.get(id) as Item | undefined;
		if (!deleted) return setArchived(world, find(world, id), false);
		refuseDouble(world, deleted);
		world.deleted.delete(id);
		itemsOf(world).push(deleted);
		return 'restored';
	};
	const act = (world: World, action: BulkAction, id: string): BulkAnswer['results'][number]['outcome'] => {
		if (action === 'restore') return restore(world, id);
		const item = find(world, id);
		if (action === 'archive') return setArchived(world, item, true);
		if (action === 'delete') return remove(world, item).outcome;
		const changed = definition.activate?.(item, action === 'activate');
		if (!changed) return 'unchanged';
		renew(world, item, changed);
		return action === 'activate' ? 'activated' : 'deactivated';
	};
	const actOnOne = (world: World, action: BulkAction, id: string): BulkAnswer['results'][number] => {
		const item = itemsOf(world).find((one) => one.id === id) ?? (world.deleted.get(id) as Item | undefined);
		const name = item ? nameOf(item) : null;
		try {
			return { id, name, outcome: act(world, action, id), message: null };
		} catch (fault) {
			if (!(fault instanceof Refusal)) throw fault;
			return { id, name, outcome: 'refused', message: fault.message };
		}
	};
	return {
		list: ({ world, query }: { world: World; query: ListQuery }) => {
			const all = found(world, query).map((item) => seen(world, item));
			return pageOf(sorted(all, sortAs(query.sort)), query);
		},
		create: ({ world, body }: { world: World; body: Input }) => {
			const item = make(body, { id: newMockId(world), version: 1 }, undefined);
			refuseDouble(world, item);
			definition.saveMore?.(world, item, body);
			itemsOf(world).push(item);
			return seen(world, item);
		},
		exportCsv: ({ world, query }: { world: World; query: Filter & { sort: string; separator: CsvSeparator } }) => {
			const all = found(world, query).map((item) => seen(world, item));
			const { sort, separator } = query;
			return CSV_START + csvHeadings(section, separator) + csvLines(section, sorted(all, sortAs(sort)), separator);
		},
		bulk: ({ world, body }: { world: World; body: Order }): BulkAnswer => {
			const ids = 'ids' in body ? [...new Set(body.ids)] : found(world, body.filter).map(({ id }) => id);
			if ('total' in body && body.total !== ids.length) throw conflict(sentences.listChanged);
			const results = ids.map((id) => actOnOne(world, body.action, id));
			const refused = results.filter(({ outcome }) => outcome === 'refused').length;
			const unchanged = results.filter(({ outcome }) => outcome === 'unchanged').length;
			return { changed: results.length - refused - unchanged, refused, results };
		},
		get: ({ world, params }: One) => seen(world, find(world, params.id)),
		update: ({ world, params, body }: One & { body: Input & { version: number } }) => {
			const old = find(world, params.id);
			if (body.version !== old.version) {
				throw new Refusal(409, 'STALE', sentences.staleRecord, { current: seen(world, old) });
			}
			const item = make(body, { id: old.id, version: old.version + 1 }, old);
			refuseDouble(world, item);
			definition.saveMore?.(world, item, body);
			return replace(world, old, item);
		},
		remove: ({ world, params }: One) => remove(world, find(world, params.id)),
		usage: ({ world, params }: One) => usage(world, find(world, params.id)),
	};
}
