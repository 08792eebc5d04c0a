import { expect, it } from 'vitest';
import type { NamedItem, NamedItemInput } from '../contract';
import { crudAnswers, use } from './crud';
import { createWorld } from './world';

it('[DSH-08] what deleting takes away although it is in use comes back as well', () => {
	const world = createWorld();
	const { citizenships: items } = world.catalogue;
	const before = items.map(({ name }) => name);
	const answers = crudAnswers<'citizenships', NamedItem, NamedItemInput>({
		section: 'citizenships',
		itemsOf: ({ catalogue }) => catalogue.citizenships,
		make: (input, kept) => ({ ...input, ...kept, aliases: [] }),
		nameOf: ({ name }) => name,
		unique: [],
		uses: () => use('users', 1),
		inUse: 'deleted',
	});
	const ids = items.slice(0, 1).map(({ id }) => id);
	const outcomeOf = (action: 'delete' | 'restore') =>
		answers.bulk({ world, body: { action, ids } }).results[0]?.outcome;
	expect(outcomeOf('delete')).toBe('deleted');
	expect(items).toHaveLength(before.length - 1);
	expect(outcomeOf('restore')).toBe('restored');
	expect(items.map(({ name }) => name).sort()).toEqual(before.sort());
});
