import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listMessages, messages } from '../rules';
import {
	contract,
	type Endpoint,
	NewAgent,
	NewVisaRequest,
	PageQuery,
	Phone,
	PromocodeText,
	Registration,
	ReturnTo,
	readInput,
} from './index';

const id = '3f0c7c0e-6f0a-4c3e-9d53-1f5b6a1d2c3e';
const request = {
	countryId: id,
	visaTypeId: id,
	visaOptionId: id,
	serviceId: id,
	document: '/uploads/one',
	startDate: '2027-01-10',
	endDate: '2027-01-20T20:00:00.000Z',
};
const messagesOf = (body: object) => {
	const result = NewVisaRequest.safeParse(body);
	return result.success
		? {}
		: Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
};

describe('create-request body', () => {
	it('[VAL-01] takes what is right, one traveller by default', () => {
		expect(NewVisaRequest.parse(request)).toMatchObject({ peopleCount: 1 });
		expect(NewVisaRequest.parse({ ...request, notes: null, peopleCount: 10 })).toMatchObject({ notes: null });
	});

	it.each([
		['countryId', 'Ölkə seçilməyib'],
		['visaTypeId', 'Seçilməyib'],
		['visaOptionId', 'Seçilməyib'],
		['serviceId', 'Seçilməyib'],
	])('[VAL-01] %s must be a uuid: %s', (field, message) => {
		for (const wrong of [undefined, null, '', 'italy', 5]) {
			expect(messagesOf({ ...request, [field]: wrong })).toEqual({ [field]: message });
		}
	});

	it('[VAL-01] the document is required', () => {
		for (const document of [undefined, null, '']) {
			expect(messagesOf({ ...request, document })).toEqual({
				document: 'Şəxsiyyət vəsiqənin üst tərəfi tələb olunur',
			});
		}
	});

	it('[REV-11] notes hold at most 500 characters', () => {
		expect(messagesOf({ ...request, notes: 'a'.repeat(500) })).toEqual({});
		expect(messagesOf({ ...request, notes: 'a'.repeat(501) })).toEqual({
			notes: 'Qeydlər 500 simvoldan çox ola bilməz',
		});
	});

	it('[DAT-08] the dates must name days', () => {
		expect(messagesOf({ ...request, startDate: '31/02/2027', endDate: undefined })).toEqual({
			startDate: 'Başlanğıc tarix düzgün deyil',
			endDate: 'Bitiş tarix düzgün deyil',
		});
	});
});

describe('small schemas', () => {
	it('[REV-08] a promo code has 3 to 50 characters', () => {
		for (const wrong of ['', 'ab', ' ab ', 'a'.repeat(51), undefined]) {
			expect(PromocodeText.safeParse(wrong).error?.issues[0]?.message).toBe(
				'Promo kod 3 ilə 50 simvol arasında olmalıdır',
			);
		}
		expect(PromocodeText.parse(' abc ')).toBe('abc');
		expect(PromocodeText.safeParse('a'.repeat(50)).success).toBe(true);
	});

	it('pages are read from a query string and have limits', () => {
		expect(PageQuery.parse({})).toEqual({ page: 1, limit: 20 });
		expect(PageQuery.parse({ page: '2', limit: '200' })).toEqual({ page: 2, limit: 200 });
		for (const wrong of [{ page: '0' }, { limit: '201' }, { page: 'a' }, { page: '1.5' }]) {
			expect(PageQuery.safeParse(wrong).success).toBe(false);
		}
	});

	it.each([
		['/application?countryId=1', true],
		['/', true],
		['//evil.example', false],
		['/\\evil.example', false],
		['https://evil.example', false],
		['/a b', false],
	])('a return path stays on the site: %s', (path, isFine) => {
		expect(ReturnTo.safeParse(path).success).toBe(isFine);
	});

	it('[DSH-18] an agent has a name, which need not be as in a passport', () => {
		const empty = NewAgent.safeParse({ firstName: '', lastName: ' ', email: 'agent@viza.example' });
		const faults = empty.error?.issues ?? [];
		for (const field of ['firstName', 'lastName'])
			expect(faults.find(({ path }) => path[0] === field)?.message).toBe(messages.required);
	});

	it('a traveller registers with Latin names and at 18', () => {
		const form = {
			firstName: 'Ülviyyə',
			lastName: "O'Neil-Məmmədova",
			email: ' Aysel@Example.az ',
			phone: '+994 (50) 123-45-67',
			password: 'long enough',
			dateOfBirth: '1994-03-21',
			gender: 'female',
			citizenshipId: id,
			residentCountryId: id,
			isTermsAccepted: true,
		};
		expect(Registration.parse(form)).toMatchObject({ email: 'aysel@example.az', phone: '+994501234567' });
		for (const firstName of ['Ülviyyə-Anna', 'O’Neil', 'Džana', 'Łucja', 'e\u0301lodie', 'E\u0302\u0301lodie'])
			expect(Registration.safeParse({ ...form, firstName }).error?.issues ?? []).toEqual([]);
		for (const firstName of ['ﬁdan', 'So\uFB01a', 'Ⅳ', 'Aⅳ', 'Ｌeyla', 'leｙla', 'Annª', 'Aʰ', '’Anna'])
			expect(Registration.safeParse({ ...form, firstName }).error?.issues).toMatchObject([
				{ path: ['firstName'], message: messages.latinLetters },
			]);
		// Marks that can't be seen, of which nobody searching for the name would think, and a pile of them.
		for (const firstName of ['Ley\uFE0Fla', 'Ley\u034Fla', `L${'\u0301'.repeat(4)}eyla`, `Leyla${'\u0337'.repeat(50)}`])
			expect(Registration.safeParse({ ...form, firstName }).error?.issues).toMatchObject([
				{ path: ['firstName'], message: messages.latinLetters },
			]);
		const faults = Registration.safeParse({ ...form, firstName: 'Айсель', dateOfBirth: '2025-01-01', phone: '050' });
		expect(faults.error?.issues.map(({ path }) => path[0])).toEqual(['firstName', 'phone', 'dateOfBirth']);
	});

	it.each([
		['+994 50 123 45 67', true],
		['+994 50 12', false],
		['+994 050 123 45 67', false],
		['+1 684 258 1234', true],
		['+290 22222', true],
	])('[RTE-03] a phone number is as long as those of its country, as far as that is known: %s', (typed, isWhole) => {
		expect(Phone.safeParse(typed).success).toBe(isWhole);
	});
});

describe('endpoints', () => {
	const all = Object.values(contract).flatMap((resource) => Object.values<Endpoint>(resource));

	it('[API-01] no two share method and path, and every path is well formed', () => {
		const names = all.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`);
		expect(new Set(names).size).toBe(names.length);
		for (const { path } of all) expect(path).toMatch(/^(\/([a-z-]+|\{\w+\}))+$/);
	});

	it('reads have no body, and what creates says 201', () => {
		for (const endpoint of all) {
			if (endpoint.method === 'GET') expect(endpoint.body.safeParse(undefined).success).toBe(true);
			if (endpoint.isIdempotent) expect(endpoint.status).toBe(201);
		}
	});
});

describe('a number that a query may not have', () => {
	const limits = Object.entries(contract).flatMap(([resource, calls]) =>
		Object.entries(calls as Record<string, Endpoint>).flatMap(([name, { query }]) => {
			const shape = query instanceof z.ZodObject ? (query.shape as Record<string, z.ZodType>) : {};
			return ['page', 'limit', 'minTotal', 'maxTotal']
				.filter((field) => field in shape)
				.map((field) => [`${resource}.${name}`, field, shape[field] as z.ZodType] as const);
		}),
	);

	it.each(limits)('[VAL-02] %s says between which the %s is', (_call, field, schema) => {
		for (const given of ['1000000000', 'x', '-1', '1.555', ['1', '2']]) {
			const { errors } = readInput(z.object({ [field]: schema }), { [field]: given });
			const [{ message }] = errors ?? [{ message: '' }];
			expect(Object.values<string>(listMessages)).toContain(message);
			const most = Number(/(?:ilə) ([\d.]+)/.exec(message)?.[1]?.replaceAll('.', ''));
			expect(schema.safeParse(String(most)).success).toBe(true);
			expect(schema.safeParse(String(most + 1)).success).toBe(false);
		}
	});
});
