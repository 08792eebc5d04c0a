import { messages } from 'visa-sdk/rules';
import { describe, expect, it } from 'vitest';
import { wizard } from '../../strings/az/wizard';

describe('words', () => {
	it('[VAL-01] [WIZ-07] says what is missing in the words of the validation rules', () => {
		const { blocked } = wizard;
		expect(blocked.country).toBe('Ölkə seçilməyib');
		expect([blocked.visaType, blocked.visaOption, blocked.service]).toEqual(Array(3).fill('Seçilməyib'));
		expect(blocked.document).toBe('Şəxsiyyət vəsiqənin üst tərəfi tələb olunur');
		expect([blocked.country, blocked.service, blocked.document, blocked.notes]).toEqual([
			messages.country,
			messages.notChosen,
			messages.document,
			messages.notes,
		]);
	});
});
