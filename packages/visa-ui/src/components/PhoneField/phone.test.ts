import { describe, expect, it } from 'vitest';
import { isPhone, joinPhone, type PhoneCountry, splitPasted, splitPhone } from './phone';

const country = (id: string, code: string): PhoneCountry => ({ id, label: id, code });
const [az, us, ca, bs, it39] = [
	country('AZ', '994'),
	country('US', '1'),
	country('CA', '1'),
	country('BS', '1242'),
	country('IT', '39'),
];
const all = [az, us, ca, bs, it39];

describe('a phone number', () => {
	it.each([
		[az, '50 123-45-67', '+994501234567'],
		[az, '(050) 123 45 67', '+994501234567'],
		[it39, '06 1234567', '+39061234567'],
		[az, ' ', ''],
		[undefined, '501', '+501'],
		[az, '+49 30 123456', '+4930123456'],
		[az, '0049 30 123456', '+4930123456'],
		[country('CI', '225'), '07 07 12 34 56', '+2250707123456'],
	])('is joined as it is dialled from abroad: %o %s', (chosen, number, wanted) => {
		expect(joinPhone({ country: chosen, number })).toBe(wanted);
	});

	it.each([
		['+994501234567', undefined, 'AZ', '50 123 45 67'],
		['00994 50 1234567', undefined, 'AZ', '50 123 45 67'],
		['+12425550000', undefined, 'BS', '555 00 00'],
		['+12025550000', ca, 'CA', '202 555 00 00'],
		['+12025550000', undefined, 'US', '202 555 00 00'],
		['+80000000', undefined, undefined, '8 000 00 00'],
	])('is taken apart by the longest code: %s', (value, preferred, id, number) => {
		expect(splitPhone(value, all, preferred)).toEqual({ country: all.find((one) => one.id === id), number });
	});

	it.each([
		['994501234567', 'AZ'],
		['994 50 123-45-67', 'AZ'],
		['tel:+994501234567', 'AZ'],
		['\u202a+994 50 123 45 67\u202c', 'AZ'],
		['+994501234567', 'AZ'],
		['994501234567', undefined],
		['0994501234', undefined],
		['050 123 45 67', undefined],
		['9941234567', undefined],
		['501234567', undefined],
	])('is told apart when it is pasted as others write it: %j', (text, id) => {
		const chosen = text === '994501234567' && !id ? undefined : az;
		expect(splitPasted(text, all, chosen)?.country?.id).toBe(id);
		if (id) expect(splitPasted(text, all, chosen)?.number).toBe('50 123 45 67');
	});

	it('without a plus is the number alone', () => {
		expect(splitPhone('501234567', all, az)).toBeNull();
	});

	it.each([
		['+994501234567', true],
		['+99450', false],
		['+0994501234567', false],
		['+9945012345678901', false],
		['994501234567', false],
	])('%s is one: %s', (value, wanted) => {
		expect(isPhone(value)).toBe(wanted);
	});
});
