import type { Page } from '../contract';
import { foldText } from '../rules';
import { fieldRefusal, newMockId, notFound, Refusal, type World } from './world';

export function pageOf<Item>(items: readonly Item[], { page, limit }: { page: number; limit: number }): Page<Item> {
	const data = items.slice((page - 1) * limit, page * limit);
	return { data, page, limit, total: items.length, totalPages: Math.ceil(items.length / limit) };
}

/** Sorts by a column, `-` before it for the greatest first. */
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

interface ListQuery {
	page: number;
	limit: number;
	sort: string;
	search?: string | undefined;
}

export interface Kept {
	id: string;
	version: number;
}

/** The five answers of a resource that staff keep. */
export function crudAnswers<Item extends Kept, Input>(definition: {
	itemsOf: (world: World) => Item[];
	/** @param kept what the service gives it @param known what it was */
	make: (input: Input, kept: Kept, known: Item | undefined) => Item;
	/** What a search looks into. */
	textOf: (item: Item) => string;
	/** What only one of them may have, with its field. */
	unique: { field: string; of: (item: Item) => string };
	isListed?: (item: Item, query: never) => boolean;
	/** What becomes of one in use; null refuses. */
	inUse?: { of: (world: World, item: Item) => boolean; archive: ((item: Item) => Item) | null };
}) {
	const { itemsOf, make, textOf, unique, isListed = () => true, inUse } = definition;
	const find = (world: World, id: string) => {
		const item = itemsOf(world).find((one) => one.id === id);
		if (!item) throw notFound();
		return item;
	};
	const refuseDouble = (world: World, item: Item) => {
		const isSame = (one: Item) => one.id !== item.id && foldText(unique.of(one)) === foldText(unique.of(item));
		if (itemsOf(world).some(isSame)) throw fieldRefusal(409, 'CONFLICT', unique.field, 'Bu dəyər artıq var');
	};
	const replace = (world: World, old: Item, item: Item) => {
		const items = itemsOf(world);
		items[items.indexOf(old)] = item;
		return item;
	};
	return {
		list: ({ world, query }: { world: World; query: ListQuery }) => {
			const wanted = foldText(query.search ?? '');
			const found = itemsOf(world).filter(
				(item) => foldText(textOf(item)).includes(wanted) && isListed(item, query as never),
			);
			return pageOf(sorted(found, query.sort), query);
		},
		create: ({ world, body }: { world: World; body: Input }) => {
			const item = make(body, { id: newMockId(world), version: 1 }, undefined);
			refuseDouble(world, item);
			itemsOf(world).push(item);
			return item;
		},
		get: ({ world, params }: { world: World; params: { id: string } }) => find(world, params.id),
		update: ({ world, params, body }: { world: World; params: { id: string }; body: Input & { version: number } }) => {
			const old = find(world, params.id);
			if (body.version !== old.version) {
				throw new Refusal(409, 'STALE', 'Bu arada başqası bunu dəyişib', { current: old });
			}
			const item = make(body, { id: old.id, version: old.version + 1 }, old);
			refuseDouble(world, item);
			return replace(world, old, item);
		},
		remove: ({ world, params }: { world: World; params: { id: string } }) => {
			const item = find(world, params.id);
			if (inUse?.of(world, item)) {
				if (!inUse.archive) throw new Refusal(409, 'CONFLICT', 'Bu istifadə olunur, silmək olmaz');
				replace(world, item, { ...inUse.archive(item), version: item.version + 1 });
				return undefined;
			}
			itemsOf(world).splice(itemsOf(world).indexOf(item), 1);
			return undefined;
		},
	};
}
