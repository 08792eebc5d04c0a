import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './search';

describe('search text', () => {
	it.each([
		['i', 'İtaliya'],
		['ITA', 'İtaliya'],
		['ıta', 'İtaliya'],
		['elce', 'Əlcəzair'],
		['ƏLCƏZAİR', 'Əlcəzair'],
		['cin', 'Çin'],
		['isvec', 'İsveç'],
		['monqo', 'Monqolustan'],
		['gurcu', 'Gürcüstan'],
		['birlesmis krallıq', 'Birləşmiş Krallıq'],
		['cote d’ivoire', 'Côte d’Ivoire'],
		['lukasz zizek', 'Łukasz Žižek'],
		['strasse', 'Straße'],
		['thor', 'Þór'],
		['петр', 'ПЁТР'],
	])("'%s' finds %s", (typed, name) => {
		expect(foldText(name)).toContain(foldText(typed));
	});

	it('folding twice changes nothing, and case does not matter', () => {
		fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(foldText(text)) === foldText(text)));
		fc.assert(
			fc.property(fc.stringMatching(/^[abcçdeəfgğhxıijkqlmnoöprsştuüvyz ]*$/), (text) => {
				expect(foldText(text.toLocaleUpperCase('az'))).toBe(foldText(text));
			}),
		);
	});
});
