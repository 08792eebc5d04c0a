import type { ErrorBody } from 'visa-sdk/contract';
import { listMessages, messages } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentences } from '../../platform/sentences';
import { signInStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { asAdmin, catalogueInput, cataloguePaths } from '../../testing/staff';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const year = { validFrom: '2026-01-01T00:00:00Z', validTo: '2036-01-01T00:00:00Z' };
const promocode = (more: object = {}) => ({ code: 'YENIKOD', kind: 'fixed', amount: 5, ...year, ...more });
const agent = (more: object = {}) => ({ firstName: 'Samir', lastName: 'Nuri', email: 'samir@viza.example', ...more });
const inputOf = (path: string, more: object) => {
	if (path === 'promocodes') return promocode(more);
	return path === 'users/agents' ? agent(more) : catalogueInput(path, more);
};
const long = 'ə'.repeat(10_000);

/** What is wrong, where, and the message; the same when creating and when changing. */
const wrong: [path: string, field: string, value: unknown, sentence: string][] = [
	...cataloguePaths.map((path): [string, string, unknown, string] => [
		path,
		path === 'visa-options' ? 'type' : 'name',
		long,
		messages.tooLong120,
	]),
	// A line break could start another header of an e-mail, or another row of a file.
	...cataloguePaths.map((path): [string, string, unknown, string] => [
		path,
		path === 'visa-options' ? 'type' : 'name',
		'Turist\r\nBcc: kimse@poct.example',
		messages.oneLine,
	]),
	['visa-types', 'name', 'Turist\u2028vizası', messages.oneLine],
	['users/agents', 'firstName', 'Samir\nNuri', messages.latinLetters],
	// Nobody would see what it is called.
	['visa-types', 'name', '\u200b\u3164', messages.name],
	['visa-types', 'requiredDocuments', '\u0301\u2060', messages.requiredDocuments],
	['visa-types', 'description', long, messages.tooLong500],
	['visa-types', 'requiredDocuments', long, messages.tooLong5000],
	['promocodes', 'code', long, messages.promocode],
	['promocodes', 'code', 'YAY\n2027', messages.promocode],
	['promocodes', 'code', 'A\u200bB\u00ad\u202e', messages.promocode],
	['users/agents', 'firstName', 'ə'.repeat(10_000), messages.tooLong60],
	['users/agents', 'phone', '0'.repeat(10_000), messages.phone],
	['countries', 'additionalServices', 0.005, messages.amount],
	['countries', 'additionalServices', '12,50', messages.amount],
	['countries', 'code', 'ITA', messages.countryCode],
	['visa-options', 'fee', 0.005, messages.amount],
	['visa-options', 'fee', -1, messages.amount],
	['visa-options', 'duration', 1.5, messages.duration],
	['services', 'discountedPrice', 0.005, messages.amount],
	['services', 'discountedPrice', 9000, messages.discountedPrice],
	['services', 'position', -1, messages.position],
	['promocodes', 'amount', 0.005, messages.fixedAmount],
	['promocodes', 'amount', 0, messages.fixedAmount],
	['promocodes', 'validTo', '2025-12-31T00:00:00Z', messages.validTo],
	['promocodes', 'validTo', year.validFrom, messages.validTo],
	['promocodes', 'validTo', '9999-12-31T23:59:59-23:59', messages.momentYear],
	['promocodes', 'validFrom', '0000-01-01T00:00:00Z', messages.momentYear],
	['promocodes', 'percent', 101, messages.percent],
];

describe('[VAL-02] [SEC-08] what staff enter wrongly', () => {
	it.each(wrong)('/%s with a wrong %s is refused there, in words', async (path, field, value, sentence) => {
		const admin = await asAdmin(server, path);
		const refusal = { code: 'VALIDATION', errors: expect.arrayContaining([{ field, message: sentence }]) };
		const created = await admin.create<ErrorBody>(inputOf(path, { [field]: value }));
		expect([created.status, created.body]).toEqual([400, expect.objectContaining(refusal)]);
		expect(created.body.errors).toHaveLength(1);
		const { data } = (await admin.list<{ id: string; version: number }>()).body;
		const [first = { id: (await admin.create(inputOf(path, {}))).body.id, version: 1 }] = data;
		const changed = await admin.update(first.id, { ...inputOf(path, { [field]: value }), version: first.version });
		expect([changed.status, changed.body]).toEqual([400, expect.objectContaining(refusal)]);
	});

	it.each([
		['xosgəldın', 'code', sentences.promoTaken],
		['XoSgElDiN', 'code', sentences.promoTaken],
	])('a promo code of another case, %s, is the same one', async (code, field, message) => {
		const admin = await asAdmin(server, 'promocodes');
		const refusal = { code: 'CONFLICT', errors: [{ field, message }] };
		const created = await admin.create(promocode({ code }));
		expect([created.status, created.body]).toEqual([409, expect.objectContaining(refusal)]);
		const { body: own } = await admin.create(promocode());
		const changed = await admin.update(own.id, { ...promocode({ code }), version: 1 });
		expect([changed.status, changed.body]).toEqual([409, expect.objectContaining(refusal)]);
		await admin.remove(own.id);
	});

	it.each(['0x10', '1e2', '+5', ' 5 ', '05', '5.', '.5', '5.0', '', '-0', '٥', 'Infinity', '0b11'])(
		'the page “%s” is refused there: a number is written in decimal digits',
		async (page) => {
			for (const path of ['/api/countries', '/api/citizenships']) {
				const refused = await server.get<ErrorBody>(path, { query: { page } });
				const errors = [{ field: 'page', message: listMessages.page }];
				expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code: 'VALIDATION', errors })]);
			}
		},
	);

	it.each(['0x10', '1e2', ' 5', '', '5.', '5.005'])(
		'neither is a total of “%s”, but one with qəpik is',
		async (minTotal) => {
			const token = await signInStaff(server, 'admin');
			const refused = await server.get<ErrorBody>('/api/visa-requests', { token, query: { minTotal } });
			expect([refused.status, refused.body.errors]).toEqual([
				400,
				[{ field: 'minTotal', message: listMessages.soughtAmount }],
			]);
			const found = await server.get('/api/visa-requests', { token, query: { minTotal: '0.50', limit: '10' } });
			expect(found.status).toBe(200);
		},
	);

	it.each(cataloguePaths)('a name of /%s that is taken is refused at its field, also to a change', async (path) => {
		const admin = await asAdmin(server, path);
		const [one, two] = [catalogueInput(path, {}, 'Tutulmuş ad'), catalogueInput(path, {}, 'Boş ad')];
		const { body: taken } = await admin.create(one);
		const { body: other } = await admin.create(two);
		const field = path === 'visa-options' ? 'type' : 'name';
		const changed = await admin.update<ErrorBody>(other.id, { ...two, [field]: 'TUTULMUŞ AD', version: 1 });
		expect([changed.status, changed.body.code]).toEqual([409, 'CONFLICT']);
		expect(changed.body.errors).toMatchObject([{ field, message: changed.body.message }]);
		for (const { id } of [taken, other]) await admin.remove(id);
	});

	it('an agent’s address that is taken is refused at its field', async () => {
		const admin = await asAdmin(server, 'users/agents');
		await admin.create(agent({ email: 'tutulmus@viza.example' }));
		const { status, body } = await admin.create(agent({ email: ' Tutulmus@Viza.Example' }));
		const errors = [{ field: 'email', message: sentences.emailTaken }];
		expect([status, body]).toEqual([409, expect.objectContaining({ code: 'CONFLICT', errors })]);
	});
});
