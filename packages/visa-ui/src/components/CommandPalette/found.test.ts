import { describe, expect, it } from 'vitest';
import { foundIn } from './found';
import type { PaletteGroup } from './types';

const groups: PaletteGroup[] = [
	{ id: 'recent', label: 'Son baxılanlar', shownWhen: 'empty', items: [{ id: 'a', label: 'AZ-2026-0417' }] },
	{ id: 'cases', label: 'Müraciətlər', shownWhen: 'typed', isFound: true, items: [{ id: 'b', label: 'AZ-2026-0500' }] },
	{
		id: 'actions',
		label: 'Əməllər',
		items: [
			{ id: 'assign', label: 'Əməkdaşa təyin et', keywords: 'assign' },
			{ id: 'next', label: 'Növbətini götür' },
		],
	},
	{ id: 'people', label: 'İnsanlar', isLoading: true, shownWhen: 'typed', isFound: true, items: [] },
];
const found = (text: string) =>
	foundIn(groups, text).map(({ id, items }) => `${id}: ${items.map((item) => item.id).join(' ')}`);

describe('foundIn', () => {
	it('shows what was open last while nothing is typed', () => {
		expect(found('')).toEqual(['recent: a', 'actions: assign next']);
		expect(found('  ')).toEqual(found(''));
	});

	it('finds every word in any spelling, also by keywords', () => {
		expect(found('emek TEYIN')).toContain('actions: assign');
		expect(found('ASSIGN')).toContain('actions: assign');
	});

	it('leaves groups of nothing out, but not those that wait, and finds no less in what was found elsewhere', () => {
		expect(found('zzz')).toEqual(['cases: b', 'people: ']);
	});
});
