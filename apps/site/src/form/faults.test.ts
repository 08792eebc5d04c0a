import { describe, expect, it } from 'vitest';
import { faultsOf, placeFaults } from './faults';

const shown = new Set(['name', 'countryIds', 'days.from']);

describe('what is wrong', () => {
	it('stands at its field, or at the field that holds it, once', () => {
		const faults = [
			{ field: 'name', message: 'Adı yazın' },
			{ field: 'countryIds.3', message: 'Ölkə seçilməyib' },
			{ field: 'countryIds.4', message: 'Ölkə seçilməyib' },
			{ field: 'days.from', message: 'Gün' },
		];
		const { placed, elsewhere } = placeFaults(faults, shown);
		expect(placed.map(({ field }) => field)).toEqual(['name', 'countryIds', 'days.from']);
		expect(elsewhere).toEqual([]);
	});

	it('is told in the order of the fields on the screen, whatever the order of the check', () => {
		const faults = ['days.from', 'name', 'countryIds'].map((field) => ({ field, message: field }));
		expect(placeFaults(faults, shown).placed.map(({ field }) => field)).toEqual([...shown]);
	});

	it('stands above the form when its field is not on the screen', () => {
		const faults = [
			{ field: 'version', message: 'Hansı variant?' },
			{ field: '', message: 'Hamısı' },
			{ field: 'days', message: 'Günlər' },
			{ field: 'ghost.0', message: 'Hamısı' },
		];
		expect(placeFaults(faults, shown)).toEqual({ placed: [], elsewhere: ['Hansı variant?', 'Hamısı', 'Günlər'] });
	});

	it('is found however deep the form’s own check has put it', () => {
		const errors = {
			name: { type: 'x', message: 'Adı yazın' },
			countryIds: [undefined, { type: 'x', message: 'Ölkə' }],
			days: { to: { type: 'x', message: 'Son gün' } },
		};
		expect(faultsOf(errors)).toEqual([
			{ field: 'name', message: 'Adı yazın' },
			{ field: 'countryIds.1', message: 'Ölkə' },
			{ field: 'days.to', message: 'Son gün' },
		]);
	});
});
