import { eq } from 'drizzle-orm';
import type { PriceQuestion } from 'visa-sdk/contract';
import { toQepik } from 'visa-sdk/rules';
import { type Handlers, signedIn } from '../../http/mount';
import { tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { networkOf } from '../../platform/limits';
import { notFound, tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { actorOf } from '../audit/events';
import type { Payments } from '../payments/service';
import { uploadTokenOf } from '../uploads/uploadToken';
import { type CurrentUser, isStaff } from '../users/currentUser';
import type { Actions } from './actions';
import type { CreateRequests } from './create';
import { visaRequestDetails } from './detail';
import { listEvents, publicStatus } from './history';
import { listForStaff, listMine, visibleTo } from './list';
import { findRequest } from './moves';
import { quote, toPriceQuote } from './quote';
import type { StaffWork } from './staff';

export function visaRequestHandlers(
	{ clock, limits, database: { db } }: Deps,
	requests: CreateRequests,
	actions: Actions,
	staff: StaffWork,
	payments: Payments,
): Pick<Handlers, 'visaRequests' | 'payments'> {
	const priceFor = async (call: { body: PriceQuestion; request: { ip: string } }, user: CurrentUser | null) => {
		const wait = user
			? await limits.count('price', user.id)
			: await limits.count('priceFromAddress', networkOf(call.request.ip));
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
		return toPriceQuote(await quote(db, clock, call.body, user));
	};
	const detail = async (id: string, user: CurrentUser) => {
		const request = await findRequest(db, id);
		const [found] = request ? await visaRequestDetails(db, [request], viewerOf(user)) : [];
		if (!found) throw notFound(sentences.requestNotFound);
		return found;
	};
	return {
		visaRequests: {
			totalPrice: (call) => priceFor(call, signedIn(call)),
			totalPriceUnauthorized: (call) => priceFor(call, null),
			create: (call) =>
				requests.create(
					call.body,
					{ user: signedIn(call), uploadToken: uploadTokenOf(call.request) },
					call.idempotencyKey,
					actorOf(call),
				),
			mine: (call) => listMine(db, signedIn(call).id, call.query),
			async submitPayment(call) {
				const { state, isPending } = await actions.submitPayment(call.params.id, actorOf(call));
				if (isPending) call.reply.code(202);
				return state;
			},
			cancel: (call) => actions.cancel(call.params.id, actorOf(call)),
			reopenPayment: (call) => actions.reopenPayment(call.params.id, actorOf(call)),
			list: (call) => listForStaff(db, call.query, visibleTo(signedIn(call))),
			assignedToMe: (call) => listForStaff(db, call.query, eq(tables.visaRequests.assignedTo, signedIn(call).id)),
			async status({ query, request }) {
				return limits.guess([['status', networkOf(request.ip)]], async () => {
					const found = await publicStatus(db, query.reference, query.email);
					if (!found) throw notFound(sentences.statusUnknown);
					return found;
				});
			},
			get: (call) => detail(call.params.id, signedIn(call)),
			events: (call) => listEvents(db, call.params.id, viewerOf(signedIn(call)), call.query),
			async claim(call) {
				await staff.claim(call.params.id, signedIn(call), actorOf(call));
				return detail(call.params.id, signedIn(call));
			},
			async release(call) {
				await staff.release(call.params.id, signedIn(call), actorOf(call));
				return detail(call.params.id, signedIn(call));
			},
			async assign(call) {
				await staff.assign(call.params.id, call.body, signedIn(call), actorOf(call));
				return detail(call.params.id, signedIn(call));
			},
			async changeStatus(call) {
				await staff.changeStatus(call.params.id, call.body, signedIn(call), actorOf(call));
				return detail(call.params.id, signedIn(call));
			},
			async refund(call) {
				const { amount, reason } = call.body;
				await payments.refund(
					call.params.id,
					{ ...(amount ? { amount: toQepik(amount) } : {}), reason },
					actorOf(call),
				);
				return detail(call.params.id, signedIn(call));
			},
			addNote: (call) => staff.addNote(call.params.id, call.body.text, signedIn(call), actorOf(call)),
		},
		payments: {
			comeBack: (call) => actions.comeBack(call.body.token, call.body.outcome, actorOf(call)),
		},
	};
}

const viewerOf = (user: CurrentUser) => (isStaff(user.role) ? 'staff' : 'traveller');
