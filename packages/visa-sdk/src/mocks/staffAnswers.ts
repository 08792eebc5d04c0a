import type { PaymentAttempt, PersonName, StaffNote, VisaRequestDetail, VisaRequestListQuery } from '../contract';
import {
	canTakeCheck,
	holdsText,
	isAttemptRefundable,
	isInQueue,
	isInWork,
	isRestHeldUp,
	isTakenRefundable,
	messages,
	needsReason,
	sayings,
	sentences,
	staffMoves,
	takenOf,
} from '../rules';
import { pageOf, sorted } from './crud';
import { cancelNow } from './payerAnswers';
import { change, record, requestOf } from './requestState';
import type { Answers } from './types';
import { isVisible, seen, visibleRequest } from './visibility';
import { fieldRefusal, inMinutes, mockAdmin, newMockId, Refusal, signedIn, type World } from './world';

type StaffCall =
	| 'list'
	| 'assignedToMe'
	| 'claim'
	| 'release'
	| 'assign'
	| 'changeStatus'
	| 'addNote'
	| 'refund'
	| 'settleRefund'
	| 'settleTaken';

/** The refusal of an action that the request's state doesn't allow (409). */
export const stateConflict = (message: string) => new Refusal(409, 'STATE_CONFLICT', message);
/** The part of a person that is shown with a request. */
export const nameOf = ({ id, firstName, lastName }: PersonName): PersonName => ({ id, firstName, lastName });

/** What a list's query finds among what the caller may see. */
export function found(world: World, query: Omit<VisaRequestListQuery, 'page' | 'limit' | 'sort'>): VisaRequestDetail[] {
	const user = signedIn(world);
	const { queue, status, countryId, payment, travellerId, assignedTo, search } = query;
	const isIn = (day: string | null, from: string | undefined, to: string | undefined) =>
		(!from || (day !== null && day >= from)) && (!to || (day !== null && day <= to));
	const decidedOn = ({ id }: VisaRequestDetail) =>
		world.events
			.get(id)
			?.find(({ to }) => to === 'APPROVED' || to === 'REJECTED')
			?.at.slice(0, 10) ?? null;
	const paidOn = ({ createdAt, dueAt }: VisaRequestDetail) => (dueAt ? createdAt.slice(0, 10) : null);
	const refundedOn = ({ attempts, createdAt }: VisaRequestDetail) =>
		attempts.some(({ paidAt, refunded }) => paidAt !== null && refunded > 0) ? createdAt.slice(0, 10) : null;
	return world.requests.filter(
		(one) =>
			isVisible(one, user) &&
			(!queue || isInQueue(queue, one, user.id)) &&
			(!status || status.includes(one.status)) &&
			(!countryId || countryId.includes(one.country.id)) &&
			(!payment || (one.attemptStatus !== null && payment.includes(one.attemptStatus))) &&
			(!travellerId || one.traveller.id === travellerId) &&
			(!assignedTo || assignedTo.includes(one.assignedTo?.id ?? 'nobody')) &&
			isIn(one.createdAt.slice(0, 10), query.createdFrom, query.createdTo) &&
			isIn(one.startDate, query.startFrom, query.startTo) &&
			isIn(paidOn(one), query.paidFrom, query.paidTo) &&
			isIn(refundedOn(one), query.refundedFrom, query.refundedTo) &&
			isIn(decidedOn(one), query.decidedFrom, query.decidedTo) &&
			(query.minTotal === undefined || one.totalPrice >= query.minTotal) &&
			(query.maxTotal === undefined || one.totalPrice <= query.maxTotal) &&
			holdsText(
				`${one.reference} ${one.traveller.email} ${one.traveller.firstName} ${one.traveller.lastName} ${one.traveller.firstName}`,
				search ?? '',
			),
	);
}
/** Missing values come last in either direction. */
const inOrder = (requests: VisaRequestDetail[], sort: string) => {
	const isTold = (one: VisaRequestDetail) => !sort.endsWith('dueAt') || one.dueAt !== null;
	return [...sorted(requests.filter(isTold), sort), ...requests.filter((one) => !isTold(one))];
};

/** The request, if the caller may work on it. */
export function workedOn(world: World, id: string, version?: number): VisaRequestDetail {
	const [request, user] = [visibleRequest(world, id), signedIn(world)];
	if (user.role !== 'admin' && request.assignedTo?.id !== user.id) {
		throw new Refusal(403, 'FORBIDDEN', sentences.claimFirst);
	}
	refuseStale(request, version);
	return request;
}

/** @throws {Refusal} STALE with the current request, if the caller has seen another version. */
export function refuseStale(request: VisaRequestDetail, version: number | undefined): void {
	if (version !== undefined && request.version !== version) {
		throw stateConflict(sentences.stale);
	}
}

/** Assigns a request to somebody, or to nobody, and records it in its history. */
export function give(world: World, request: VisaRequestDetail, to: PersonName | null, kind: string): VisaRequestDetail {
	const people = { fromPerson: request.assignedTo, toPerson: to && nameOf(to) };
	record(world, request, { kind, from: request.assignedTo?.id ?? null, to: to?.id ?? null, ...people });
	// A check is done by somebody other than the case's owner.
	return change(world, request, { assignedTo: to && nameOf(to), check: null });
}

/** Writes a note. */
export function note(
	world: World,
	request: VisaRequestDetail,
	author: PersonName,
	text: string,
	how: Pick<StaffNote, 'isShown' | 'isSent'>,
): StaffNote {
	const written = { id: newMockId(world), author, text, createdAt: new Date().toISOString(), ...how };
	record(world, request, { kind: how.isSent ? 'messaged' : 'noted' });
	request.staffNotes.push(written);
	return written;
}

/** How the mocks answer staff calls on requests. */
export const staffAnswers: Pick<Answers['visaRequests'], StaffCall> = {
	list: ({ world, query }) => pageOf(inOrder(found(world, query), query.sort), query),
	assignedToMe: ({ world, query }) => {
		const { id } = signedIn(world);
		return pageOf(inOrder(found(world, { ...query, assignedTo: [id] }), query.sort), query);
	},
	claim: ({ world, params }) => {
		const [request, user] = [requestOf(world, params.id), signedIn(world)];
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		if ([request.assignedTo?.id, request.check?.takenBy?.id].includes(user.id))
			throw stateConflict(sentences.alreadyYours);
		if (request.check && canTakeCheck(request, user.id)) {
			record(world, request, { kind: 'check-taken' });
			return change(world, request, { check: { ...request.check, takenBy: nameOf(user) } });
		}
		if (request.check?.takenBy) throw stateConflict(sayings.claimedBy(request.check.takenBy));
		if (request.assignedTo) throw stateConflict(sayings.claimedBy(request.assignedTo));
		return give(world, request, user, 'claimed');
	},
	release: ({ world, params }) => {
		const request = visibleRequest(world, params.id);
		if (!request.assignedTo) throw stateConflict(sentences.nobodys);
		const user = signedIn(world);
		if (request.check?.takenBy?.id === user.id) {
			record(world, request, { kind: 'check-left' });
			return seen(world, change(world, request, { check: { ...request.check, takenBy: null } }));
		}
		if (user.role !== 'admin' && request.assignedTo.id !== user.id) {
			throw new Refusal(403, 'FORBIDDEN', sentences.claimFirst);
		}
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		return seen(world, give(world, request, null, 'released'));
	},
	assign: ({ world, params, body }) => {
		const agents = [mockAdmin, ...world.agents.filter(({ isActive }) => isActive)];
		const agent = agents.find(({ id }) => id === body.agentId) ?? null;
		if (body.agentId && !agent) throw fieldRefusal(422, 'VALIDATION', 'agentId', sentences.agentUnknown);
		const request = workedOn(world, params.id, body.version);
		if (!isInWork(request.status)) throw stateConflict(sentences.notInWork);
		if (request.assignedTo?.id === agent?.id) throw stateConflict(sentences.alreadyAssigned);
		return give(world, request, agent, 'assigned');
	},
	changeStatus: ({ world, params, body }) => {
		const request = workedOn(world, params.id, body.version);
		const { status, reason = null } = body;
		if (!staffMoves(request.status).includes(status)) throw stateConflict(sentences.noSuchMove);
		if (status === 'SENT_TO_EMBASSY') throw stateConflict(sentences.checkFirst);
		if (status === 'CANCELLED' && signedIn(world).role !== 'admin') {
			throw new Refusal(403, 'FORBIDDEN', sentences.cancelByAdmin);
		}
		if (needsReason(status) && !reason) throw fieldRefusal(400, 'VALIDATION', 'reason', messages.reason);
		if (status === 'CANCELLED') {
			if (isRestHeldUp(request.attempts)) throw stateConflict(sentences.refundUnderWay);
			return cancelNow(world, request, reason);
		}
		record(world, request, { kind: 'moved', from: request.status, to: status, reason });
		return change(world, request, { status });
	},
	addNote: ({ world, params, body }) => {
		const request = workedOn(world, params.id);
		const author = nameOf(signedIn(world));
		return note(world, request, author, body.text, { isShown: body.isShown ?? false, isSent: false });
	},
	refund: ({ world, params, body }) => {
		const request = workedOn(world, params.id, body.version);
		const paid = request.attempts.find(({ status }) => isAttemptRefundable(status));
		if (!paid) throw stateConflict(sentences.notPaid);
		const left = paid.amount - paid.refunded;
		const amount = body.amount ?? left;
		if (amount > left) throw fieldRefusal(422, 'VALIDATION', 'amount', sentences.refundTooMuch);
		const refunded = Math.round((paid.refunded + amount) * 100) / 100;
		const status = refunded < paid.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
		record(world, request, { subject: 'attempt', kind: 'moved', from: paid.status, to: status, reason: body.reason });
		const at = new Date().toISOString();
		// The mocked bank refunds at once.
		const refunds = [...paid.refunds, { amount, orderedAt: at, doneAt: at, retryAt: null, isUnclear: false }];
		return change(world, request, {
			attemptStatus: status,
			attempts: request.attempts.map((one) => (one === paid ? { ...one, status, refunded, refunds } : one)),
		});
	},
	settleRefund: ({ world, params, body }) => {
		const request = visibleRequest(world, params.id);
		const attempt = request.attempts.find(({ number }) => number === body.attempt);
		const refund = attempt?.refunds.find(({ isUnclear }) => isUnclear);
		if (!attempt || !refund) throw stateConflict(sentences.refundClear);
		refuseStale(request, body.version);
		const hasHappened = body.verdict === 'happened';
		record(world, request, { subject: 'attempt', kind: hasHappened ? 'refund-happened' : 'refund-again' });
		const doneAt = hasHappened ? new Date().toISOString() : null;
		const retryAt = hasHappened ? null : inMinutes(5);
		const refunds = attempt.refunds.map((one) =>
			one === refund ? { ...one, doneAt, retryAt, isUnclear: false } : one,
		);
		const isTaken = attempt.taken?.state === 'REFUNDING';
		const refunded = Math.round((attempt.refunded + (hasHappened ? refund.amount : 0)) * 100) / 100;
		const after = refunded < attempt.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
		const status = hasHappened && !isTaken ? after : attempt.status;
		const taken = isTaken && hasHappened ? { ...attempt.taken, state: 'REFUNDED' as const } : attempt.taken;
		if (status !== attempt.status)
			record(world, request, { subject: 'attempt', kind: 'moved', from: attempt.status, to: status });
		const settled = { ...attempt, status, refunded, refunds, ...(taken && { taken }) } as PaymentAttempt;
		const attempts = request.attempts.map((one) => (one === attempt ? settled : one));
		const state = takenOf(attempts.map((one) => one.taken?.state));
		const isLast = request.attempts.at(-1) === attempt;
		return change(world, request, {
			attempts,
			...(isLast && !isTaken && { attemptStatus: status }),
			...(state && { taken: state }),
		});
	},
	settleTaken: ({ world, params, body }) => {
		const request = visibleRequest(world, params.id);
		const attempt = request.attempts.find(({ number }) => number === body.attempt);
		if (!attempt?.taken) throw stateConflict(sentences.takenNone);
		const { taken } = attempt;
		if (taken.state !== 'UNSETTLED') throw stateConflict(sentences.takenSettled);
		refuseStale(request, body.version);
		const isRefund = body.how === 'refund';
		if (isRefund && !isTakenRefundable(taken)) throw stateConflict(sentences.takenByHand);
		const kind = isRefund ? 'taken-refunded' : 'taken-settled';
		record(world, request, { subject: 'attempt', kind, reason: body.note ?? null });
		const settledAt = new Date().toISOString();
		const refund = { amount: taken.amount, orderedAt: settledAt, doneAt: null, retryAt: null, isUnclear: false };
		const settled: PaymentAttempt = {
			...attempt,
			refunds: isRefund ? [...attempt.refunds, refund] : attempt.refunds,
			taken: { ...taken, state: isRefund ? 'REFUNDING' : 'SETTLED', settledAt },
		};
		const attempts = request.attempts.map((one) => (one === attempt ? settled : one));
		const state = takenOf(attempts.map((one) => one.taken?.state));
		return change(world, request, { attempts, ...(state && { taken: state }) });
	},
};
