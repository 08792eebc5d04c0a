import type { PersonName, VisaRequestDetail, VisaRequestQuery } from '../contract';
import { holdsText, isInWork, messages, needsReason, sentences, staffMoves } from '../rules';
import type { Answers } from './answers';
import { pageOf, sorted } from './crud';
import { change, record, visibleRequest } from './visaRequestAnswers';
import { fieldRefusal, mockAdmin, newMockId, Refusal, signedIn, type World } from './world';

type StaffCall = 'list' | 'assignedToMe' | 'claim' | 'release' | 'assign' | 'changeStatus' | 'addNote' | 'refund';

const stateConflict = (message: string) => new Refusal(409, 'STATE_CONFLICT', message);
const nameOf = ({ id, firstName, lastName }: PersonName): PersonName => ({ id, firstName, lastName });

function found(requests: readonly VisaRequestDetail[], query: VisaRequestQuery): VisaRequestDetail[] {
	const { status, countryId, search, createdFrom, createdTo, sort } = query;
	const matches = requests.filter(
		({ reference, traveller, createdAt, ...request }) =>
			(!status || status.includes(request.status)) &&
			(!countryId || request.country.id === countryId) &&
			(!createdFrom || createdAt.slice(0, 10) >= createdFrom) &&
			(!createdTo || createdAt.slice(0, 10) <= createdTo) &&
			holdsText(`${reference} ${traveller.email} ${traveller.firstName} ${traveller.lastName}`, search ?? ''),
	);
	return sorted(matches, sort);
}

/** The request when the caller may work on it. */
function workedOn(world: World, id: string, version?: number): VisaRequestDetail {
	const [request, user] = [visibleRequest(world, id), signedIn(world)];
	if (user.role !== 'admin' && request.assignedTo?.id !== user.id) {
		throw new Refusal(403, 'FORBIDDEN', sentences.claimFirst);
	}
	refuseStale(request, version);
	return request;
}

function refuseStale(request: VisaRequestDetail, version: number | undefined): void {
	if (version !== undefined && request.version !== version) {
		throw stateConflict(sentences.stale);
	}
}

function give(world: World, request: VisaRequestDetail, to: PersonName | null, kind: string): VisaRequestDetail {
	record(world, request, { kind, from: request.assignedTo?.id ?? null, to: to?.id ?? null });
	return change(world, request, { assignedTo: to && nameOf(to) });
}

export const staffAnswers: Pick<Answers['visaRequests'], StaffCall> = {
	list: ({ world, query }) => {
		const user = signedIn(world);
		const isVisible = ({ assignedTo }: VisaRequestDetail) =>
			user.role === 'admin' || assignedTo === null || assignedTo.id === user.id;
		const isSought = ({ assignedTo }: VisaRequestDetail) =>
			!query.assignedTo || (assignedTo?.id ?? 'nobody') === query.assignedTo;
		return pageOf(
			found(
				world.requests.filter((one) => isVisible(one) && isSought(one)),
				query,
			),
			query,
		);
	},
	assignedToMe: ({ world, query }) => {
		const { id } = signedIn(world);
		return pageOf(
			found(
				world.requests.filter(({ assignedTo }) => assignedTo?.id === id),
				query,
			),
			query,
		);
	},
	claim: ({ world, params }) => {
		const request = visibleRequest(world, params.id);
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		if (request.assignedTo) throw stateConflict(sentences.alreadyClaimed);
		return give(world, request, signedIn(world), 'claimed');
	},
	release: ({ world, params }) => {
		const request = visibleRequest(world, params.id);
		if (!request.assignedTo) throw stateConflict(sentences.nobodys);
		return give(world, request, null, 'released');
	},
	assign: ({ world, params, body }) => {
		const request = workedOn(world, params.id, body.version);
		if (request.assignedTo?.id === (body.agentId ?? undefined)) {
			throw stateConflict(sentences.alreadyAssigned);
		}
		if (!body.agentId) return give(world, request, null, 'assigned');
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		const agent = [mockAdmin, ...world.agents.filter(({ isActive }) => isActive)].find(({ id }) => id === body.agentId);
		if (!agent) throw fieldRefusal(422, 'VALIDATION', 'agentId', sentences.agentUnknown);
		return give(world, request, agent, 'assigned');
	},
	changeStatus: ({ world, params, body }) => {
		const request = workedOn(world, params.id, body.version);
		if (!staffMoves(request.status).includes(body.status)) {
			throw stateConflict(sentences.noSuchMove);
		}
		if (body.status === 'CANCELLED' && signedIn(world).role !== 'admin') {
			throw new Refusal(403, 'FORBIDDEN', sentences.cancelByAdmin);
		}
		if (needsReason(body.status) && !body.reason) {
			throw fieldRefusal(400, 'VALIDATION', 'reason', messages.reason);
		}
		record(world, request, { kind: 'moved', from: request.status, to: body.status, reason: body.reason ?? null });
		return change(world, request, { status: body.status });
	},
	addNote: ({ world, params, body }) => {
		const request = workedOn(world, params.id);
		const author = nameOf(signedIn(world));
		const note = { id: newMockId(world), author, text: body.text, createdAt: new Date().toISOString() };
		record(world, request, { kind: 'noted' });
		request.staffNotes.push(note);
		return note;
	},
	refund: ({ world, params, body }) => {
		const request = visibleRequest(world, params.id);
		const paid = request.attempts.find(({ status }) => status === 'APPROVED' || status === 'PARTIALLY_REFUNDED');
		if (!paid) throw stateConflict(sentences.notPaid);
		const left = paid.amount - paid.refunded;
		const amount = body.amount ?? left;
		if (amount > left) throw fieldRefusal(422, 'VALIDATION', 'amount', sentences.refundTooMuch);
		const refunded = Math.round((paid.refunded + amount) * 100) / 100;
		const status = refunded < paid.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
		record(world, request, { subject: 'attempt', kind: 'moved', from: paid.status, to: status, reason: body.reason });
		return change(world, request, {
			attemptStatus: status,
			attempts: request.attempts.map((one) => (one === paid ? { ...one, status, refunded } : one)),
		});
	},
};
