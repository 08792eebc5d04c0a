import { describe, expect, it } from 'vitest';
import { filterItems } from '../field/comboBox';
import { foldText } from '../field/foldText';
import { findTyped } from '../field/typeAhead';
import { components } from '../strings/az/components';
import { desk } from '../strings/az/desk';
import { components as english } from '../strings/en/components';
import { desk as englishDesk } from '../strings/en/desk';
import { components as russian } from '../strings/ru/components';
import { desk as russianDesk } from '../strings/ru/desk';
import { schemeOf } from '../theme/themeStore';
import { formatFileSize } from './FileDrop/fileSize';
import { rosette } from './Guilloche/engrave';

describe('foldText', () => {
	it.each([
		['İtaliya', 'italiya'],
		['ITALIYA', 'italiya'],
		['Əlcəzair', 'elcezair'],
		['Şri-Lanka', 'sri-lanka'],
		['Qırğızıstan', 'qirgizistan'],
		['  Çöküş ', 'cokus'],
		['Łódź, Straße', 'lodz, strasse'],
	])('%s → %s', (text, folded) => {
		expect(foldText(text)).toBe(folded);
	});
});

describe('filterItems', () => {
	it('finds by a plain space what keeps its words in one line', () => {
		const options = [{ id: 'long', label: 'Turist, 30\u00a0gün, 20\u00a0AZN' }];
		expect(filterItems(options, '30 gün').map(({ id }) => id)).toEqual(['long']);
	});

	const items = [
		{ id: 'gq', label: 'Ekvatorial Qvineya' },
		{ id: 'it', label: 'İtaliya', keywords: 'Italy IT' },
		{ id: 'va', label: 'Vatikan' },
	];

	it('finds by keyword and without diacritics, the beginning first', () => {
		expect(filterItems(items, 'ITALY').map((item) => item.id)).toEqual(['it']);
		expect(filterItems(items, 'vat').map((item) => item.id)).toEqual(['va', 'gq']);
		expect(filterItems(items, ' ')).toHaveLength(3);
	});
});

describe('type ahead', () => {
	const titles = ['Almaniya', 'Avstriya', 'Belçika', 'İtaliya'];

	it('goes to what begins with the letters', () => {
		expect(findTyped(titles, 'ita', 0)).toBe(3);
		expect(findTyped(titles, 'zz', 1)).toBe(1);
	});

	it('walks with one repeated letter', () => {
		expect(findTyped(titles, 'a', 0)).toBe(1);
		expect(findTyped(titles, 'aa', 1)).toBe(0);
	});
});

describe('formatFileSize', () => {
	it.each([
		[0, '0\u00a0KB'],
		[10, '1\u00a0KB'],
		[860_000, '840\u00a0KB'],
		[1_480_000, '1,4\u00a0MB'],
		[10_485_760, '10\u00a0MB'],
	])('%i → %s', (bytes, words) => {
		expect(formatFileSize(bytes, components.fileSize)).toBe(words);
	});
});

describe('theme choice', () => {
	it('[THM-01] falls back to light when the system theme is unknown', () => {
		expect(schemeOf('system', false)).toBe('light');
		expect(schemeOf('system', true)).toBe('dark');
		expect(schemeOf('dark', false)).toBe('dark');
	});
});

describe('guilloche', () => {
	it('draws the same lines for the same seed, inside its frame', () => {
		expect(rosette(7, 36)).toEqual(rosette(7, 36));
		expect(rosette(7, 36).path).not.toBe(rosette(8, 36).path);
		const numbers =
			rosette(7, 36)
				.path.match(/-?\d+\.\d/g)
				?.map(Number) ?? [];
		expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(100);
	});
});

describe('catalogues', () => {
	it.each([english, russian])('says everything that the Azerbaijani one says', (catalogue) => {
		expect(Object.keys(catalogue)).toEqual(Object.keys(components));
	});

	it.each([englishDesk, russianDesk])('names every key that the Azerbaijani one names', (catalogue) => {
		expect(Object.keys(catalogue)).toEqual(Object.keys(desk));
		expect(Object.keys(catalogue.keys.names)).toEqual(Object.keys(desk.keys.names));
	});
});
