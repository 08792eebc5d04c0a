import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { azAlphabet, azCalendar, enCalendar, ruCalendar, textOrder } from '.';

describe('the order of texts', () => {
	const words = fc.array(fc.string({ unit: fc.constantFrom(...azAlphabet.replace('w', '')), maxLength: 6 }));

	it('is that of the Azerbaijani alphabet, as ICU knows it', () => {
		fc.assert(
			fc.property(words, (given) => {
				expect(given.toSorted(textOrder(azCalendar))).toEqual(given.toSorted(new Intl.Collator('az').compare));
			}),
		);
	});

	it.each([
		[
			azCalendar,
			['AZ-2', 'Çexiya', 'Danimarka', 'Ekvador', 'Əlcəzair', 'Fransa', 'Honkonq', 'Xorvatiya', 'İtaliya', 'Kuba'],
		],
		[enCalendar, ['2', 'Austria', 'Côte d’Ivoire', 'Croatia', 'Zambia']],
		[ruCalendar, ['Австрия', 'Ёрд', 'Индия', 'Япония']],
	])('leads to a name where a reader looks for it', (formats, names) => {
		expect(names.toReversed().sort(textOrder(formats))).toEqual(names);
	});

	it('puts what is no letter of the alphabet before all that are', () => {
		const names = ['Kot-d’İvuar', 'Kot-dz', 'a_b', 'awb', 'Étienne', 'Zaur', '“a”', '[a]'];
		const sorted = names.toSorted(textOrder(azCalendar));
		expect(sorted).toEqual(['[a]', '“a”', 'a_b', 'awb', 'Étienne', 'Kot-d’İvuar', 'Kot-dz', 'Zaur']);
	});

	it('knows no difference of large and small letters in Azerbaijani', () => {
		const order = textOrder(azCalendar);
		expect([order('İTALİYA', 'italiya'), order('IRAQ', 'ıraq'), order('ıraq', 'italiya')]).toEqual([0, 0, -1]);
	});
});
