import type { PaymentAttempt, PaymentState, VisaRequestDetail } from '../contract';
import { ATTEMPTS_MAXIMUM, isEnded, isFinal, isUnpaid, RETURN_TOKEN_HEADER, requestActions, sentences } from '../rules';
import { refuseOtherPrice, tellOffered, totalNow } from './creating';
import { change, paymentPage, paymentState, requestOf, settle } from './requestState';
import type { Answers } from './types';
import { inMinutes, MOCK_WRONG_RETURN_TOKEN, notFound, Refusal, type World } from './world';

const stateConflict = (message: string) => new Refusal(409, 'STATE_CONFLICT', message);

/** Who pays: the request's owner, or whoever holds its payment's return token. */
interface Payer {
	request: VisaRequestDetail;
	/** The token that authorises a change; null for the request's owner, who needs none. */
	token: string | null;
}

function payerOf(world: World, id: string, { headers }: Request): Payer {
	const request = requestOf(world, id);
	if (request.traveller.id === world.user?.id) return { request, token: null };
	const token = headers.get(RETURN_TOKEN_HEADER);
	if (token === null || token === MOCK_WRONG_RETURN_TOKEN) throw notFound(sentences.requestNotFound);
	return { request, token };
}

const isOpen = ({ status, attemptStatus }: VisaRequestDetail) =>
	requestActions(status, attemptStatus).includes('submit-payment');

/** @throws {Refusal} 409 if the token has already been used for a change; it appears in a URL. [SEC-01] */
function refuseSpent({ spentTokens }: World, token: string | null): void {
	if (token !== null && spentTokens.has(token)) throw stateConflict(sentences.returnTokenUsed);
}

function cancel(world: World, { request, token }: Payer): VisaRequestDetail {
	if (request.status === 'CANCELLED') return request;
	refuseSpent(world, token);
	if (isFinal(request.status)) throw stateConflict(sentences.requestEnded);
	const isOffered = requestActions(request.status, request.attemptStatus).includes('cancel');
	// The token appears in a URL, and isn't enough to move money.
	const mayGoBack = request.status === 'SUBMITTED' && token === null;
	if (!isOffered || !(isUnpaid(request.status) || mayGoBack)) {
		if (request.status !== 'SUBMITTED') throw stateConflict(sentences.alreadyInWork);
		throw stateConflict(isOffered ? sentences.alreadyPaid : sentences.refundUnderWay);
	}
	if (token !== null) world.spentTokens.add(token);
	return cancelNow(world, request);
}

/** What was paid and is not yet back goes back. @param reason of staff, for the traveller */
export function cancelNow(world: World, request: VisaRequestDetail, reason: string | null = null): VisaRequestDetail {
	const isAttemptOpen = isOpen(request);
	if (isUnpaid(request.status)) {
		return settle(world, request, 'CANCELLED', isAttemptOpen ? 'CANCELLED' : request.attemptStatus, reason);
	}
	const cancelled = settle(world, request, 'CANCELLED', 'REFUNDED', reason);
	const at = new Date().toISOString();
	return change(world, cancelled, {
		attempts: cancelled.attempts.map((one) => {
			const refunds = [
				...one.refunds,
				{ amount: one.amount - one.refunded, orderedAt: at, doneAt: at, retryAt: null, isUnclear: false },
			];
			return one.status === 'REFUNDED' && one.refunded < one.amount ? { ...one, refunded: one.amount, refunds } : one;
		}),
	});
}

/** The open payment page, or that of one more attempt. */
function reopen(world: World, { request, token }: Payer, told = request.totalPrice): VisaRequestDetail {
	if (!isUnpaid(request.status))
		throw stateConflict(isEnded(request.status) ? sentences.requestEnded : sentences.alreadyPaid);
	if (request.taken === 'UNSETTLED') throw stateConflict(sentences.takenUnsettled);
	if (isOpen(request)) {
		refuseOtherPrice(told, request.totalPrice);
		return request;
	}
	refuseSpent(world, token);
	if (request.attempts.length >= ATTEMPTS_MAXIMUM) throw stateConflict(sentences.attemptsUsed);
	const totalPrice = totalNow(world, request);
	refuseOtherPrice(told, totalPrice);
	if (token !== null) world.spentTokens.add(token);
	const attempt: PaymentAttempt = {
		...{ number: request.attempts.length + 1, status: 'REDIRECTED', provider: 'sandbox', amount: totalPrice },
		...{ refunded: 0, refunds: [], createdAt: new Date().toISOString(), expiresAt: inMinutes(60), paidAt: null },
	};
	const added = { ...request, totalPrice, attempts: [...request.attempts, attempt] };
	world.requests[world.requests.indexOf(request)] = added;
	return settle(world, added, 'AWAITING_PAYMENT', 'REDIRECTED');
}

function toldTo(world: World, request: VisaRequestDetail): PaymentState {
	const told = paymentState(tellOffered(world, request));
	if (told.status !== 'SUBMITTED') return told;
	const moves = world.events.get(request.id) ?? [];
	const wasClosed = moves.some(({ to, from }) => to === 'SUBMITTED' && (from === 'CANCELLED' || from === 'EXPIRED'));
	return { wasClosed, ...told };
}

/** How the mocks answer the calls of a request's payer. */
export const payerAnswers: Pick<Answers['visaRequests'], 'submitPayment' | 'cancel' | 'reopenPayment'> = {
	// The mocked bank has always been paid. A second return reports the payment's result.
	submitPayment: ({ world, params, request: sent }) => {
		const { request } = payerOf(world, params.id, sent);
		if (isEnded(request.status)) throw stateConflict(sentences.requestEnded);
		return toldTo(world, isOpen(request) ? settle(world, request, 'SUBMITTED', 'APPROVED') : request);
	},
	cancel: ({ world, params, request }) => toldTo(world, cancel(world, payerOf(world, params.id, request))),
	reopenPayment: ({ world, params, body, request }) =>
		paymentPage(reopen(world, payerOf(world, params.id, request), body.totalPrice)),
};

/** How the mocks answer the return from the payment page: about the newest request, whatever the token. */
export const paymentAnswers: Answers['payments'] = {
	comeBack: ({ world, body }) => {
		if (body.token === MOCK_WRONG_RETURN_TOKEN) throw notFound(sentences.returnToken);
		const request = requestOf(world, world.requests[0]?.id);
		if (body.outcome === 'approve' || !isOpen(request)) return toldTo(world, request);
		const attempt = body.outcome === 'cancel' ? 'CANCELLED' : 'DECLINED';
		return toldTo(world, settle(world, request, 'PAYMENT_FAILED', attempt));
	},
};
