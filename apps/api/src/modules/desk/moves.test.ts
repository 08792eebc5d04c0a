import { eq } from 'drizzle-orm';
import {
	businessToday,
	canAttachVisa,
	canMoveRequest,
	checkActions,
	checkMoves,
	isInWork,
	type RequestStatus,
	requestStatuses,
} from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../platform/db/tables';
import { type Desk, openDesk } from '../../testing/desk';
import { imageForm } from '../../testing/people';

const { visaRequests, issuedVisas } = tables;
const people = ['admin', 'agent', 'other', 'owner'] as const;
type Who = (typeof people)[number];

let desk: Desk;
let id: string;
beforeAll(async () => {
	desk = await openDesk();
	id = await desk.paid();
});
afterAll(() => desk.server.close());

const tokenOf = (who: Who) => (who === 'owner' ? desk.traveller.token : desk[who]);
const pdf = () => imageForm({ bytes: Buffer.from('%PDF-1.7'), name: 'visa.pdf', type: 'application/pdf' });
/** The case as it is before each call: the agent's, at version 7. @param isAsked waits for a check */
async function put(
	status: RequestStatus,
	isAsked: boolean,
	assignedTo: string | null = desk.ids.agent,
	checkTakenBy: string | null = null,
) {
	const check = { checkAskedAt: isAsked ? new Date() : null, checkAskedBy: isAsked ? desk.ids.agent : null };
	await desk.server.db.delete(issuedVisas).where(eq(issuedVisas.requestId, id));
	await desk.server.db
		.update(visaRequests)
		.set({ status, assignedTo, version: 7, checkTakenBy, ...check })
		.where(eq(visaRequests.id, id));
}

interface Move {
	name: string;
	send: (token: string) => Promise<{ status: number; body: unknown }>;
	/** Whose case it is beforehand. */
	isOfNobody?: boolean;
	isAsked?: boolean;
	/** Whether the state table contains the action for a person with permission. */
	isInTable: (from: RequestStatus) => boolean;
	/** What a person without permission reads, whatever the state; null with permission. */
	refusedTo: (who: Who) => number | null;
	done: number;
}
const post = (action: string, body?: object) => (token: string) => desk.act(id, action, token, body);
const workers = (who: Who) => ({ admin: null, agent: null, other: 404, owner: 403 })[who];
const anyStaff = (who: Who) => (who === 'owner' ? 403 : null);

const moves: Move[] = [
	{
		name: 'claim',
		send: (token) => post('claim')(token),
		isOfNobody: true,
		isInTable: isInWork,
		refusedTo: anyStaff,
		done: 200,
	},
	{ name: 'release', send: (token) => post('release')(token), isInTable: isInWork, refusedTo: workers, done: 200 },
	{
		name: 'assign',
		send: (token) => post('assign', { agentId: desk.ids.other, version: 7 })(token),
		isInTable: isInWork,
		refusedTo: (who) => (who === 'admin' ? null : 403),
		done: 200,
	},
	{
		name: 'ask',
		send: (token) => post('information', { text: 'Şəkil', until: businessToday().toString(), version: 7 })(token),
		isInTable: (from) => canMoveRequest(from, 'INFO_REQUIRED'),
		refusedTo: workers,
		done: 200,
	},
	{
		name: 'answer',
		send: (token) => post('information/answer', { text: 'Budur', version: 7 })(token),
		isInTable: (from) => from === 'INFO_REQUIRED',
		refusedTo: (who) => ({ admin: 403, agent: 403, other: 404, owner: null })[who],
		done: 200,
	},
	{
		name: 'attach a visa',
		send: (token) =>
			desk.server.call('POST', `/api/visa-requests/${id}/visas`, pdf(), { token, query: { version: '7' } }),
		isInTable: canAttachVisa,
		refusedTo: workers,
		done: 201,
	},
	{
		name: 'write a note',
		send: (token) => post('notes', { text: 'Qeyd' })(token),
		isInTable: () => true,
		refusedTo: workers,
		done: 201,
	},
	{
		name: 'write a letter',
		send: (token) => post('messages', { text: 'Salam' })(token),
		isInTable: () => true,
		refusedTo: workers,
		done: 201,
	},
];

describe.each(moves)('$name', ({ send, isInTable, refusedTo, isOfNobody, isAsked, done }) => {
	it.each(requestStatuses.flatMap((from) => people.map((who) => ({ from, who }))))(
		'[PAY-04] [DSH-13] from $from by $who',
		async ({ from, who }) => {
			await put(from, isAsked ?? false, isOfNobody ? null : desk.ids.agent);
			const { status, body } = await send(tokenOf(who));
			const wanted = refusedTo(who) ?? (isInTable(from) ? done : 409);
			expect([status, body]).toEqual([wanted, expect.anything()]);
			const now = await desk.read(id, desk.admin);
			if (status >= 400) expect([now.status, now.version]).toEqual([from, 7]);
		},
	);
});

describe('the check', () => {
	const cases = requestStatuses.flatMap((from) =>
		people.flatMap((who) =>
			([true, false, 'taken'] as const).flatMap((isAsked) =>
				checkActions.map((action) => ({ from, who, isAsked, action })),
			),
		),
	);
	it('[DSH-13] is offered and taken as the rule says, in every state and by everybody', async () => {
		for (const { from, who, isAsked, action } of cases) {
			const isTaken = isAsked === 'taken';
			await put(from, Boolean(isAsked), desk.ids.agent, isTaken ? desk.ids.other : null);
			const check = isAsked
				? { askedBy: { id: desk.ids.agent }, takenBy: isTaken ? { id: desk.ids.other } : null }
				: null;
			const seen = { status: from, assignedTo: { id: desk.ids.agent }, check };
			const userId = who === 'owner' ? '' : desk.ids[who];
			const isWorker = who === 'admin' || who === 'agent';
			const isOffered = checkMoves(seen, userId, isWorker).includes(action);
			const isThere = isWorker || Boolean(isAsked);
			const wanted =
				who === 'owner' ? 403 : !isThere ? 404 : !isWorker && action === 'ask' ? 403 : isOffered ? 200 : 409;
			const { status, body } = await desk.act(id, 'check', tokenOf(who), { action, reason: 'Səbəb', version: 7 });
			expect([from, who, isAsked, action, status]).toEqual([from, who, isAsked, action, wanted]);
			if (status === 200) expect(body.status).toBe(action === 'approve' ? 'SENT_TO_EMBASSY' : from);
		}
	});

	it('[DSH-13] of a case that has changed since is refused', async () => {
		await put('IN_REVIEW', true);
		const stale = await desk.act(id, 'check', desk.admin, { action: 'approve', version: 6 });
		expect([stale.status, stale.body.code]).toEqual([409, 'STATE_CONFLICT']);
	});
});
