import { isDeepStrictEqual } from 'node:util';
import { contract, type Section, sectionNames } from 'visa-sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageForm, jpeg } from '../testing/people';
import { isBrief } from '../testing/runs';
import { startTestServer, type TestServer } from '../testing/server';
import { catalogueInput, NOBODY } from '../testing/staff';
import { comparable, meaningOf, type Played, type Twin, theMocks, theServer, type Who } from '../testing/twins';

let server: TestServer;
let twins: [server: Twin, mocks: Twin];
beforeAll(async () => {
	server = await startTestServer();
	twins = [await theServer(server), theMocks()];
});
afterAll(() => server.close());

type Ask = (twin: Twin, known: string[]) => Promise<Played>;
/** Performs the same on both, each with its own earlier responses. */
async function play(...steps: readonly Ask[]): Promise<void> {
	const known: [string[], string[]] = [[], []];
	const differing: unknown[] = [];
	for (const [index, ask] of steps.entries()) {
		const answers = [await ask(twins[0], known[0]), await ask(twins[1], known[1])] as const;
		for (const [twin, { body }] of answers.entries()) known[twin]?.push(idOf(body));
		const [real, mocked] = comparable(meaningOf(answers[0]), meaningOf(answers[1]));
		if (!isDeepStrictEqual(real, mocked)) differing.push({ step: index, real, mocked });
	}
	expect(differing).toEqual([]);
}
const idOf = (body: unknown) => (typeof body === 'object' && body && 'id' in body ? String(body.id) : '');
const call =
	(who: Who, method: string, path: string, body?: unknown): Ask =>
	(twin) =>
		twin.call(who, method, path, body);

const promo = (more: object = {}) => ({
	code: 'EKIZLER',
	kind: 'percent',
	percent: 5,
	validFrom: '2026-01-01T00:00:00Z',
	validTo: '2098-01-01T00:00:00Z',
	...more,
});
const own: Partial<Record<Section, (name: string) => object>> = {
	agents: (name) => ({ firstName: 'Əkiz', lastName: 'Əkizov', email: `${name.replaceAll(/\W/g, '')}@viza.example` }),
	countries: (name) => catalogueInput('countries', { code: 'QX' }, name),
	promocodes: (name) => promo({ code: name }),
};
const inputFor = (section: Section, name: string) =>
	own[section]?.(name) ?? catalogueInput(contract[section].list.path.slice(1), {}, name);

/** By day one of those that are kept alike, and those that have something of their own. */
const sections = isBrief ? (['agents', 'countries', 'promocodes', 'visaTypes'] as const) : sectionNames;

describe('the mocks answer as the server does', () => {
	it.each(sections)('[API-01] %s: from creating to restoring', async (section) => {
		const { path } = contract[section].list;
		const input = inputFor(section, `Twin ${section}`);
		const other = inputFor(section, `Other ${section}`);
		const changed = { ...other, ...('code' in input && section === 'countries' ? { code: 'QX' } : {}) };
		const query = section === 'countries' ? '?view=catalogue' : '';
		const bulk =
			(action: string) =>
			(twin: Twin, [id]: string[]) =>
				twin.call('admin', 'POST', `${path}/bulk`, { action, ids: [id, NOBODY] });
		await play(
			call('admin', 'POST', path, input),
			call('admin', 'POST', path, input),
			call('admin', 'POST', path, {}),
			call('admin', 'GET', `${path}${query}`),
			call('admin', 'GET', `${path}?sort=nothing`),
			call('admin', 'GET', `${path}?page=0`),
			call('admin', 'GET', `${path}?page=9999`),
			(twin, [id]) => twin.call('admin', 'GET', `${path}/${id}`),
			call('admin', 'GET', `${path}/${NOBODY}`),
			(twin, [id]) => twin.call('admin', 'GET', `${path}/usage/${id}`),
			call('admin', 'GET', `${path}/usage/${NOBODY}`),
			(twin, [id]) => twin.call('admin', 'PUT', `${path}/${id}`, { ...changed, version: 1 }),
			(twin, [id]) => twin.call('admin', 'PUT', `${path}/${id}`, { ...changed, version: 1 }),
			(twin, [id]) => twin.call('admin', 'PUT', `${path}/${id}`, changed),
			call('admin', 'PUT', `${path}/${NOBODY}`, { ...changed, version: 1 }),
			call('admin', 'GET', `${path}/export`),
			call('admin', 'POST', `${path}/bulk`, { action: 'delete', filter: { search: 'no such thing' }, total: 4 }),
			call('admin', 'POST', `${path}/bulk`, { action: 'nothing', ids: [NOBODY] }),
			call('admin', 'POST', `${path}/bulk`, { action: 'delete', ids: [] }),
			bulk('delete'),
			(twin, [id]) => twin.call('admin', 'GET', `${path}/${id}`),
			bulk('restore'),
			(twin, [id]) => twin.call('admin', 'DELETE', `${path}/${id}`),
			(twin, [id]) => twin.call('admin', 'DELETE', `${path}/${id}`),
		);
	});

	it.each(sections)('[API-01] %s: who may do what', async (section) => {
		const { path } = contract[section].list;
		const body = inputFor(section, `Nobody ${section}`);
		for (const who of ['visitor', 'client', 'agent'] as const) {
			await play(
				call(who, 'GET', path),
				call(who, 'GET', `${path}/export`),
				call(who, 'POST', path, body),
				call(who, 'POST', `${path}/bulk`, { action: 'delete', ids: [NOBODY] }),
				call(who, 'PUT', `${path}/${NOBODY}`, { ...body, version: 1 }),
				call(who, 'DELETE', `${path}/${NOBODY}`),
				call(who, 'GET', `${path}/usage/${NOBODY}`),
				call(who, 'GET', `${path}/${NOBODY}`),
			);
		}
	});

	it('[DSH-07] saved views', async () => {
		const view = { section: 'countries', name: 'Əkiz', search: '?page=2' };
		await play(
			call('agent', 'POST', '/views', view),
			call('agent', 'POST', '/views', { ...view, name: 'ƏKİZ' }),
			call('agent', 'POST', '/views', {}),
			call('agent', 'GET', '/views?section=countries'),
			call('agent', 'GET', '/views'),
			(twin, [id]) => twin.call('agent', 'PUT', `/views/${id}`, { name: 'Başqa', search: '' }),
			call('agent', 'PUT', `/views/${NOBODY}`, { name: 'Başqa', search: '' }),
			(twin, [id]) => twin.call('agent', 'DELETE', `/views/${id}`),
			call('agent', 'DELETE', `/views/${NOBODY}`),
			call('client', 'GET', '/views?section=countries'),
			call('visitor', 'GET', '/views?section=countries'),
		);
	});

	it('[ACC-02] [ACC-08] sessions, another address, and the draft', async () => {
		const content = {
			...{ version: 1, country: null, visaType: null, visaOption: null, service: null },
			...{ startDate: null, endDate: null, notes: '', document: null, peopleCount: 1 },
		};
		await play(
			call('client', 'GET', '/users/me/sessions'),
			call('client', 'DELETE', `/users/me/sessions/${NOBODY}`),
			call('client', 'DELETE', '/users/me/sessions'),
			call('visitor', 'GET', '/users/me/sessions'),
			call('client', 'GET', '/auth/change-email'),
			call('client', 'POST', '/auth/change-email', {}),
			call('client', 'POST', '/auth/change-email', { email: 'x@y.example', currentPassword: 'wrong-password' }),
			call('client', 'POST', '/auth/change-email/confirm', { code: '123456' }),
			call('visitor', 'POST', '/auth/change-email/confirm', { code: '123456' }),
			call('visitor', 'POST', '/auth/change-email/confirm', { token: 'no token of any letter' }),
			call('client', 'DELETE', '/auth/change-email'),
			call('client', 'GET', '/users/me/draft'),
			call('client', 'PUT', '/users/me/draft', { content, version: 1 }),
			call('client', 'PUT', '/users/me/draft', { content, version: null }),
			call('client', 'PUT', '/users/me/draft', { content, version: null }),
			call('client', 'PUT', '/users/me/draft', {}),
			call('client', 'GET', '/users/me/draft'),
			call('client', 'DELETE', '/users/me/draft'),
			call('visitor', 'GET', '/users/me/draft'),
		);
	});

	it('[RTE-03] a link for a new password that is none', async () => {
		const path = '/auth/reset-password';
		const token = 'wrong-link-token';
		await play(
			call('visitor', 'POST', `${path}/check`, { token }),
			call('client', 'POST', `${path}/check`, { token }),
			call('visitor', 'POST', `${path}/check`, { token: '' }),
			call('visitor', 'POST', `${path}/check`, {}),
			call('visitor', 'POST', path, { token, password: 'dağların-arxasında' }),
			call('visitor', 'POST', path, { token, password: 'qısa' }),
		);
	});

	it('[DSH-17] the second factor', async () => {
		const path = '/auth/second-factor';
		await play(
			call('admin', 'GET', path),
			call('admin', 'POST', `${path}/switch-off`, { code: '123456' }),
			call('admin', 'POST', `${path}/recovery-codes`, { code: '123456' }),
			call('admin', 'POST', `${path}/set-up`, {}),
			call('admin', 'POST', `${path}/set-up`, { currentPassword: '' }),
			call('admin', 'POST', `${path}/set-up`, { currentPassword: 'wrong-password' }),
			call('admin', 'POST', `${path}/set-up`, { currentPassword: 'viza-demo-admin' }),
			call('admin', 'POST', `${path}/confirm`, { code: '000000' }),
			call('admin', 'POST', `${path}/confirm`, { code: 'x' }),
			call('visitor', 'POST', `${path}/set-up`, {}),
			call('client', 'POST', `${path}/set-up`, {}),
			call('visitor', 'POST', `${path}/set-up`, { challenge: 'no challenge of anybody' }),
			call('visitor', 'POST', `${path}/verify`, { challenge: 'no challenge of anybody', code: '123456' }),
			call('visitor', 'POST', `${path}/verify`, {}),
			call('visitor', 'POST', `${path}/recover`, {
				challenge: 'no challenge of anybody',
				recoveryCode: 'AB2C-DEF3-GHJK-4MNP',
			}),
			call('visitor', 'POST', `${path}/recover`, { challenge: 'no challenge of anybody', recoveryCode: 'short' }),
			call('client', 'GET', path),
			call('admin', 'POST', `/users/${NOBODY}/second-factor/reset`),
			call('agent', 'POST', `/users/${NOBODY}/second-factor/reset`),
		);
	});

	it('[API-01] agents, codes, flags and settings', async () => {
		const text = () => imageForm({ bytes: Buffer.from('no picture'), name: 'x.txt', type: 'text/plain' });
		const picture = await jpeg();
		await play(
			call('admin', 'POST', '/users/agents', inputFor('agents', 'again')),
			(twin, [id]) => twin.call('admin', 'POST', `/users/agents/invite/${id}`),
			(twin, [id]) => twin.call('admin', 'POST', '/users/agents/bulk', { action: 'deactivate', ids: [id] }),
			(twin, [id]) => twin.call('admin', 'POST', `/users/agents/invite/${id}`),
			call('admin', 'POST', `/users/agents/invite/${NOBODY}`),
			(twin) => twin.call('admin', 'POST', '/uploads/flag', text()),
			(twin) => twin.call('admin', 'POST', '/uploads/flag', imageForm({ bytes: picture })),
			(twin) => twin.call('agent', 'POST', '/uploads/flag', text()),
			call('visitor', 'GET', '/settings'),
			call('visitor', 'GET', '/users/me'),
			call('client', 'GET', '/users/me'),
			call('visitor', 'POST', '/promocodes/activate', { code: 'YOXDUR' }),
			call('client', 'POST', '/promocodes/activate', { code: 'YOXDUR' }),
			call('visitor', 'POST', '/promocodes/deactivate'),
			call('client', 'POST', '/promocodes/deactivate'),
			call('client', 'POST', '/promocodes/activate', { code: 'x' }),
			call('admin', 'POST', '/promocodes', promo({ code: 'SONMUS', isActive: false })),
			call('client', 'POST', '/promocodes/activate', { code: 'sonmus' }),
			call('admin', 'POST', '/promocodes', promo({ code: 'KECMIS', validTo: '2026-01-02T00:00:00Z' })),
			call('client', 'POST', '/promocodes/activate', { code: 'kecmis' }),
			call('admin', 'POST', '/promocodes', promo({ code: 'ERKEN', validFrom: '2097-01-01T00:00:00Z' })),
			call('client', 'POST', '/promocodes/activate', { code: 'erken' }),
			call('visitor', 'POST', '/auth/login', { email: 'x', password: '' }),
			call('admin', 'DELETE', `/users/${NOBODY}`),
			call('visitor', 'GET', `/visa-types/country/${NOBODY}`),
		);
	});

	it('[API-01] visa requests as staff and travellers meet them', async () => {
		const one = `/visa-requests/${NOBODY}`;
		for (const who of ['visitor', 'client', 'agent', 'admin'] as const) {
			await play(
				call(who, 'GET', '/visa-requests'),
				call(who, 'GET', '/visa-requests/my-requests'),
				call(who, 'GET', '/visa-requests/me'),
				call(who, 'GET', one),
				call(who, 'GET', `${one}/events`),
				call(who, 'POST', `${one}/claim`),
				call(who, 'POST', `${one}/release`),
				call(who, 'POST', `${one}/status`, { status: 'IN_REVIEW', version: 1 }),
				call(who, 'POST', `${one}/status`, {}),
				call(who, 'POST', `${one}/notes`, { text: '' }),
				call(who, 'POST', `${one}/refund`, { reason: 'x', version: 1 }),
				call(who, 'POST', `${one}/settle-taken`, { attempt: 1, how: 'byHand', note: 'x', version: 1 }),
				call(who, 'POST', `${one}/cancel`),
			);
		}
	});

	it('[DSH-10] [DSH-11] the desk', async () => {
		const one = `/visa-requests/${NOBODY}`;
		for (const who of ['visitor', 'client', 'agent', 'admin'] as const) {
			await play(
				call(who, 'GET', '/desk/queues'),
				call(who, 'GET', '/desk/templates'),
				call(who, 'GET', '/desk/figures?from=2026-02-02&to=2026-02-02x'),
				call(who, 'GET', '/visa-requests?queue=nothing'),
				call(who, 'GET', '/visa-requests?queue=mine&status=APPROVED&status=REJECTED&sort=-dueAt'),
				call(who, 'GET', '/visa-requests?minTotal=x'),
				call(who, 'POST', '/desk/look', {}),
				call(who, 'POST', '/desk/look', { connection: NOBODY, requestId: NOBODY }),
				call(who, 'POST', '/desk/take-next', { countryId: [NOBODY] }),
				call(who, 'POST', '/desk/assign', {}),
				call(who, 'POST', '/desk/assign', { agentId: NOBODY, requests: [{ id: NOBODY, version: 1 }] }),
				call(who, 'POST', '/desk/assign', { agentId: null, requests: [{ id: NOBODY, version: 1 }] }),
				call(who, 'POST', `${one}/check`, { action: 'ask', version: 1 }),
				call(who, 'POST', `${one}/check`, { action: 'nothing' }),
				call(who, 'POST', `${one}/information`, { text: 'Şəkil', until: '2027-01-01', version: 1 }),
				call(who, 'POST', `${one}/information`, {}),
				call(who, 'POST', `${one}/information/answer`, { text: 'Budur', version: 1 }),
				call(who, 'POST', `${one}/messages`, { text: '' }),
				call(who, 'POST', `${one}/messages`, { text: 'Salam' }),
				call(who, 'DELETE', `${one}/visas/no-such-key?version=1`),
				call(who, 'GET', `${one}/visas/no-such-key/link`),
				call(who, 'GET', '/events?subject=nothing'),
				call(who, 'GET', '/events?page=9999'),
			);
		}
	});
});
