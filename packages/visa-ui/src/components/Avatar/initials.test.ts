import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials';

describe('initialsOf', () => {
	it.each([
		['Əli Məmmədov', 'ƏM'],
		['ilqar ismayılov', 'İİ'],
		['ırıs', 'I'],
		['Məmmədov Anar Elçin oğlu', 'MA'],
		['Aysel Rauf qızı Quliyeva', 'AQ'],
		['Şəbnəm Çıraqova-Həsənli', 'ŞÇ'],
		['ƏLİYEVA LALƏ ELÇİN QIZI', 'ƏL'],
		['MƏMMƏDOV ANAR ELÇİN OĞLU', 'MA'],
		['Leyla', 'L'],
		['  ', ''],
		['Elçin oğlu', 'EO'],
		['A. Vəliyev', 'AV'],
		['Анна Ёлкина', 'АЁ'],
		['😀 ok', '😀O'],
	])('%s → %s', (name, initials) => {
		expect(initialsOf(name)).toBe(initials);
	});
});
