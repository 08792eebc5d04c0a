import type { PaymentAttempt, PaymentPage, PaymentState, RequestEvent, VisaRequestDetail } from '../contract';
import {
	type AttemptStatus,
	DUE_DAYS_DEFAULT,
	dueAfter,
	isInWork,
	isUnpaid,
	type RequestStatus,
	sentences,
} from '../rules';
import { newMockId, notFound, type World } from './world';

/** The request with this id, whoever asks; @throws {Refusal} NOT_FOUND if there is none. */
export function requestOf(world: World, id: string | undefined): VisaRequestDetail {
	const request = world.requests.find((candidate) => candidate.id === id);
	if (!request) throw notFound(sentences.requestNotFound);
	return request;
}

/** Records an event. */
export function record(
	world: World,
	request: VisaRequestDetail,
	event: Partial<RequestEvent> & { kind: string },
): void {
	const { user } = world;
	const known = world.events.get(request.id) ?? [];
	const written: RequestEvent = {
		id: newMockId(world),
		at: new Date().toISOString(),
		subject: 'request',
		from: null,
		to: null,
		reason: null,
		fromPerson: null,
		toPerson: null,
		changes: [],
		...event,
		actor: user && { id: user.id, firstName: user.firstName, lastName: user.lastName, role: user.role },
	};
	world.events.set(request.id, [written, ...known]);
}

/** Ends a payment attempt like the provider would, and moves the request on. [PAY-02] */
export function settle(
	world: World,
	request: VisaRequestDetail,
	status: RequestStatus,
	attemptStatus: AttemptStatus | null,
	reason: string | null = null,
): VisaRequestDetail {
	const last = request.attempts.at(-1);
	record(world, request, { kind: 'moved', from: request.status, to: status, reason });
	return change(world, request, {
		status,
		attemptStatus,
		attempts: last ? [...request.attempts.slice(0, -1), attemptStatus ? settled(last, attemptStatus) : last] : [],
		expiresAt: isUnpaid(status) ? request.expiresAt : null,
		...(status === 'SUBMITTED' && { dueAt: dueAfter(new Date(), DUE_DAYS_DEFAULT).toISOString() }),
	});
}

const settled = (attempt: PaymentAttempt, status: AttemptStatus): PaymentAttempt => ({
	...attempt,
	status,
	paidAt: status === 'APPROVED' ? new Date().toISOString() : attempt.paidAt,
});

/** Replaces the request. */
export function change(world: World, request: VisaRequestDetail, changes: Partial<VisaRequestDetail>) {
	// What belonged to its previous state is removed with it.
	const left = changes.status && changes.status !== request.status ? { check: null, informationUntil: null } : {};
	const changed: VisaRequestDetail = { ...request, ...left, ...changes, version: request.version + 1 };
	world.requests[world.requests.indexOf(request)] = changed;
	const isNew = changed.status === 'SUBMITTED' && request.status !== 'SUBMITTED';
	const isMine = changed.assignedTo !== null && changed.assignedTo.id === world.user?.id;
	const queue = isMine ? 'mine' : changed.assignedTo || !isInWork(changed.status) ? 'other' : 'unassigned';
	for (const tell of world.live) tell({ type: 'request', id: changed.id, version: changed.version, isNew, queue });
	return changed;
}

/** The part of a request that the return from the payment page may see. */
export function paymentState(request: PaymentState): PaymentState {
	const { id, reference, status, attemptStatus, taken, totalPrice, isStillOffered, wasClosed } = request;
	return {
		...{ id, reference, status, attemptStatus, totalPrice },
		...(taken && { taken }),
		...(isStillOffered !== undefined && { isStillOffered }),
		...(wasClosed !== undefined && { wasClosed }),
	};
}

/** Where a request is paid: a page of these mocks. */
export function paymentPage({ id, reference }: Pick<PaymentPage, 'id' | 'reference'>): PaymentPage {
	return { paymentUrl: `https://payments.example/attempts/${reference}`, id, reference };
}
