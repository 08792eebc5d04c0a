import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyField, Values } from '../resource';
import { asked, isSame, merge, unanswered } from './recordValues';
import { cutAlike } from './valueText';

const fields: AnyField[] = [
	{ kind: 'text', name: 'name', label: 'Ad' },
	{ kind: 'amount', name: 'fee', label: 'Rüsum' },
	{ kind: 'countries', name: 'countryIds', label: 'Ölkələr' },
	{ kind: 'text', name: 'note', label: 'Qeyd', isOptional: true },
];
const values = fc.record({
	name: fc.constantFrom('', 'a', 'b', ' a '),
	fee: fc.constantFrom(null, 1, 2),
	countryIds: fc.subarray(['x', 'y', 'z']),
	note: fc.constantFrom(null, '', 'n'),
});

describe('two people at one record', () => {
	it('[DSH-09] nothing that was typed is lost, and nothing that was not touched goes over what somebody else saved', () => {
		fc.assert(
			fc.property(values, values, values, (base: Values, mine: Values, theirs: Values) => {
				const merged = merge(fields, base, mine, theirs);
				for (const { name } of fields) {
					const isTouched = !isSame(mine[name], base[name]);
					expect(isSame(merged.values[name], isTouched ? mine[name] : theirs[name])).toBe(true);
				}
				const isChanged = (one: Values, name: string) => !isSame(one[name], base[name]);
				const other = fields.filter(({ name }) => !isSame(mine[name], theirs[name]) && isChanged(theirs, name));
				// Only what both have changed is to be chosen for; what one alone has changed is no clash.
				expect(merged.differing).toEqual(other.filter(({ name }) => isChanged(mine, name)));
				expect(merged.taken).toEqual(other.filter(({ name }) => !isChanged(mine, name)));
			}),
		);
	});
});

describe('[ACC-11] [DSH-09] two people who translate one record', () => {
	const translations: AnyField = {
		...{ kind: 'translations', name: 'translations', label: 'Tərcümələr' },
		texts: [{ kind: 'text', name: 'name', label: 'Ad' }],
	};
	const values = (en: string, ru: string) => ({ translations: { en: { name: en }, ru: { name: ru } } });

	it('into different languages both keep what they wrote', () => {
		const merged = merge([translations], values('', ''), values('', 'Мой'), values('Theirs', ''));
		expect(merged.values).toEqual(values('Theirs', 'Мой'));
		expect(merged.differing).toEqual([]);
		expect(merged.taken.map(({ name }) => name)).toEqual(['translations.en.name']);
	});

	it('into the same language choose', () => {
		const { differing, taken } = merge([translations], values('', ''), values('Mine', ''), values('Theirs', ''));
		expect([differing.map(({ name }) => name), taken]).toEqual([['translations.en.name'], []]);
	});
});

it('[DSH-09] two long texts are cut to that in which they differ', () => {
	const same = 'x'.repeat(1000);
	const [mine = '', theirs = ''] = cutAlike([`${same} mine`, `${same} theirs`]);
	expect([mine.endsWith(' mine'), theirs.endsWith(' theirs')]).toEqual([true, true]);
	expect(mine.length).toBeLessThan(100);
	expect(cutAlike(['short', same])).toEqual(['short', `${'x'.repeat(300)}…`]);
});

describe('the values of a form', () => {
	it('are the same however nothing is written, and in whatever order is chosen', () => {
		expect(isSame(null, '')).toBe(true);
		expect(isSame([], null)).toBe(true);
		expect(isSame(Number.NaN, undefined)).toBe(true);
		expect(isSame(['a', 'b'], ['b', 'a'])).toBe(true);
		expect(isSame(0, null)).toBe(false);
		expect(isSame(false, null)).toBe(false);
	});

	it('are sent as nothing where nothing is asked, or where nothing was typed that may be left out', () => {
		const kinds: AnyField[] = [
			{ ...(fields[1] as AnyField), isAsked: ({ kind }) => kind === 'fixed' },
			fields[3] as AnyField,
		];
		expect(asked(kinds, { kind: 'percent', fee: 5, note: '' })).toEqual({ kind: 'percent', fee: null, note: null });
		expect(asked(kinds, { kind: 'fixed', fee: 5, note: 'n' })).toEqual({ kind: 'fixed', fee: 5, note: 'n' });
		expect(unanswered({ fee: Number.NaN, name: '' })).toEqual({ fee: null, name: '' });
	});
});
