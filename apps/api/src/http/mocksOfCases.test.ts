import { isDeepStrictEqual } from 'node:util';
import { RETURN_TOKEN_HEADER } from 'visa-sdk/contract';
import { MOCK_WRONG_RETURN_TOKEN } from 'visa-sdk/mocks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atBank, type BankButton } from '../testing/people';
import { isBrief } from '../testing/runs';
import { startTestServer, type TestServer } from '../testing/server';
import { comparable, meaningOf, type Played, saidOf, type Twin, theMocks, theServer, type Who } from '../testing/twins';

let server: TestServer;
let twins: [server: Twin, mocks: Twin];
beforeAll(async () => {
	server = await startTestServer();
	twins = [await theServer(server), theMocks()];
});
afterAll(() => server.close());

/** A request in either of them, and the token with which its payer returns. */
interface Case {
	id: string;
	version: number;
	token: string;
}
type Ask = (twin: Twin, known: Case) => Promise<Played>;

const call =
	(who: Who, method: string, path: (known: Case) => string, body?: (known: Case) => unknown): Ask =>
	(twin, known) =>
		twin.call(who, method, path(known), body?.(known));
const read = (who: Who) => call(who, 'GET', ({ id }) => `/visa-requests/${id}`);
const events = (who: Who) => call(who, 'GET', ({ id }) => `/visa-requests/${id}/events?limit=200`);
const standing = (who: Who) => call(who, 'GET', ({ id }) => `/visa-requests/${id}/standing`);
const act = (who: Who, action: string, body?: object) =>
	call(who, 'POST', ({ id }) => `/visa-requests/${id}/${action}`, body && (({ version }) => ({ version, ...body })));
/** Whoever opens the payment page's URL, signed in or not. */
const comeBack = (who: Who, outcome: string, token?: string) =>
	call(
		who,
		'POST',
		() => '/payments/returns',
		(known) => ({ token: token ?? known.token, outcome }),
	);
const byToken =
	(who: Who, action: string, token?: string): Ask =>
	(twin, known) =>
		twin.call(who, 'POST', `/visa-requests/${known.id}/${action}`, undefined, {
			[RETURN_TOKEN_HEADER]: token ?? known.token,
		});

/** By day those who have to do with a case; who may read what is proved by `permissions.test.ts` and the desk's tests. */
const everybody: Who[] = isBrief
	? ['client', 'agent']
	: ['visitor', 'client', 'stranger', 'agent', 'colleague', 'admin'];
const seenByAll = everybody.flatMap((who) => [read(who), events(who), standing(who)]);

/** Makes a request in both, and plays the same steps on it. @param button what is pressed at the bank; null leaves the payer there */
async function play(
	button: BankButton | null,
	...steps: readonly (readonly [name: string, ask: Ask])[]
): Promise<void> {
	const [real, mocks] = [await begin(twins[0], button), await begin(twins[1], button)];
	const differing: unknown[] = [];
	for (const [name, ask] of steps) {
		const answers = [await playOn(twins[0], real, ask), await playOn(twins[1], mocks, ask)] as const;
		const said = [saidOf(twins[0], answers[0].body), saidOf(twins[1], answers[1].body)];
		const [one, other] = comparable(meaningOf(answers[0]), meaningOf(answers[1]));
		if (!isDeepStrictEqual([one, said[0]], [other, said[1]]))
			differing.push({ step: name, real: [one, said[0]], mocked: [other, said[1]] });
	}
	expect(differing).toEqual([]);
}

async function playOn(twin: Twin, known: Case, ask: Ask): Promise<Played> {
	const answer = await ask(twin, known);
	// Each action refers to the current version, unless it says otherwise.
	const now = await twin.call('admin', 'GET', `/visa-requests/${known.id}`);
	known.version = (now.body as Case).version;
	return answer;
}

async function begin(twin: Twin, button: BankButton | null): Promise<Case> {
	const made = await twin.call('client', 'POST', '/visa-requests', await twin.form());
	const { id, paymentUrl } = made.body as { id: string; paymentUrl: string };
	if (!button || twin === twins[0]) {
		const token = button ? (await atBank(server, paymentUrl, button)).token : '';
		return { id, version: 1, token };
	}
	const token = `mock-token-of-${id}`;
	if (button === 'pay') await twin.call('client', 'POST', `/visa-requests/${id}/submit-payment`);
	if (button === 'decline' || button === 'cancel') {
		await twin.call('visitor', 'POST', '/payments/returns', { token, outcome: button });
	}
	return { id, version: 1, token };
}
const named = (steps: readonly Ask[], name: string) => steps.map((ask, index) => [`${name} ${index}`, ask] as const);

it('[DSH-11] [DSH-12] taking a case, and what everybody sees of it before and after', async () => {
	await play(
		'pay',
		...named(seenByAll, 'before'),
		...named(
			[
				act('visitor', 'claim'),
				act('client', 'claim'),
				act('stranger', 'claim'),
				act('agent', 'notes', { text: 'Nobody has it yet' }),
				act('agent', 'release'),
				act('agent', 'claim'),
				act('agent', 'claim'),
				act('colleague', 'claim'),
				act('admin', 'claim'),
			],
			'taking',
		),
		...named(seenByAll, 'taken'),
		...named(
			[
				act('colleague', 'release'),
				act('colleague', 'notes', { text: 'Not mine' }),
				act('agent', 'notes', { text: 'Mine' }),
				act('agent', 'notes', { text: 'For the traveller', isShown: true }),
				act('agent', 'release'),
			],
			'working',
		),
		...named(seenByAll, 'left'),
	);
});

it('[DSH-13] asking for a check, taking it, leaving it and deciding', async () => {
	await play(
		'pay',
		...named(
			[
				act('agent', 'check', { action: 'ask' }),
				act('agent', 'claim'),
				act('agent', 'check', { action: 'ask' }),
				act('agent', 'status', { status: 'IN_REVIEW', version: 0 }),
				act('agent', 'status', { status: 'IN_REVIEW' }),
				act('agent', 'status', { status: 'SENT_TO_EMBASSY' }),
				act('agent', 'status', { status: 'CANCELLED' }),
				act('agent', 'check', { action: 'approve' }),
				act('colleague', 'check', { action: 'ask' }),
				act('agent', 'check', { action: 'ask' }),
				act('agent', 'check', { action: 'ask' }),
				act('agent', 'check', { action: 'approve' }),
				act('agent', 'claim'),
			],
			'asking',
		),
		...named(seenByAll, 'asked'),
		...named(
			[
				act('colleague', 'check', { action: 'approve' }),
				act('colleague', 'release'),
				act('colleague', 'claim'),
				act('colleague', 'claim'),
				act('admin', 'claim'),
				act('admin', 'check', { action: 'approve' }),
				act('agent', 'claim'),
			],
			'taking',
		),
		...named(seenByAll, 'taken'),
		...named(
			[
				act('colleague', 'notes', { text: 'Only looking' }),
				act('colleague', 'status', { status: 'APPROVED' }),
				act('colleague', 'release'),
				act('admin', 'claim'),
				act('colleague', 'claim'),
				act('admin', 'release'),
			],
			'leaving',
		),
		...named(seenByAll, 'another has it'),
		...named(
			[
				act('agent', 'claim'),
				act('agent', 'status', { status: 'IN_REVIEW' }),
				act('agent', 'check', { action: 'ask' }),
				act('colleague', 'claim'),
				act('colleague', 'check', { action: 'sendBack' }),
				act('colleague', 'check', { action: 'sendBack', reason: 'Şəkil bulanıqdır', version: 0 }),
				act('colleague', 'check', { action: 'sendBack', reason: 'Şəkil bulanıqdır' }),
				read('colleague'),
				act('agent', 'check', { action: 'withdraw' }),
				act('agent', 'check', { action: 'ask' }),
				act('agent', 'check', { action: 'withdraw' }),
				act('agent', 'check', { action: 'ask' }),
				act('colleague', 'claim'),
				act('colleague', 'check', { action: 'approve' }),
				act('colleague', 'check', { action: 'approve' }),
				act('colleague', 'claim'),
				act('colleague', 'release'),
				act('agent', 'release'),
			],
			'deciding',
		),
		...named(seenByAll, 'sent'),
	);
});

it('[DSH-11] giving a case to somebody', async () => {
	const to =
		(who: Who): Ask =>
		(twin, { id, version }) => {
			const agentId = [...twin.people].find(([, one]) => one === who)?.[0] ?? null;
			return twin.call('admin', 'POST', `/visa-requests/${id}/assign`, { agentId, version });
		};
	await play(
		'pay',
		...named(
			[
				act('agent', 'assign', { agentId: null }),
				act('admin', 'assign', { agentId: null }),
				act('admin', 'assign', { agentId: null, version: 0 }),
				act('admin', 'assign', { agentId: '00000000-0000-4000-8000-000000000000', version: 0 }),
				to('client'),
				to('admin'),
				to('admin'),
				read('agent'),
				act('admin', 'status', { status: 'IN_REVIEW' }),
				act('admin', 'check', { action: 'ask' }),
				act('agent', 'claim'),
				act('admin', 'assign', { agentId: null }),
				read('agent'),
				read('admin'),
				act('admin', 'status', { status: 'CANCELLED' }),
				act('admin', 'status', { status: 'CANCELLED', reason: 'Səfər ləğv olunub' }),
				read('admin'),
				act('client', 'cancel'),
				act('admin', 'release'),
				act('agent', 'claim'),
				act('admin', 'assign', { agentId: null }),
			],
			'giving',
		),
	);
});

// Without the bank's "later": the mocked bank has always decided.
const buttons = isBrief ? (['pay'] as const) : (['pay', 'decline', 'cancel'] as const);
it.each(buttons)('[PAY-03] [SEC-01] coming back twice: %s', async (button) => {
	const twice = ['approve', 'cancel', 'decline'].flatMap((outcome) => [
		comeBack('visitor', outcome),
		comeBack('client', outcome),
	]);
	await play(
		button,
		...named(twice, 'back'),
		...named([comeBack('visitor', 'approve', MOCK_WRONG_RETURN_TOKEN), comeBack('visitor', 'nothing')], 'wrong'),
		...named(
			['submit-payment', 'cancel', 'reopen-payment'].map((action) => act('visitor', action)),
			'visitor',
		),
		...named(
			['submit-payment', 'cancel', 'reopen-payment'].map((action) => act('stranger', action)),
			'stranger',
		),
		...named(
			['cancel', 'reopen-payment'].map((action) => byToken('visitor', action, MOCK_WRONG_RETURN_TOKEN)),
			'wrong',
		),
		...named(
			['reopen-payment', 'reopen-payment', 'cancel'].map((action) => byToken('visitor', action)),
			'token',
		),
		...named([read('client'), act('client', 'reopen-payment'), read('client')], 'client'),
		...named([act('client', 'cancel'), act('client', 'cancel'), act('client', 'reopen-payment')], 'ending'),
		...named([act('client', 'submit-payment'), read('client'), comeBack('visitor', 'approve')], 'ended'),
	);
});
