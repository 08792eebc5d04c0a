import { eq } from 'drizzle-orm';
import type { PriceQuestion } from 'visa-sdk/contract';
import { type Handlers, returnTokenOf, signedIn } from '../../http/mount';
import { tables } from '../../platform/db';
import type { Deps } from '../../platform/deps';
import { networkOf } from '../../platform/limits';
import { notFound, tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { actorOf } from '../audit/events';
import type { Offers } from '../catalogue/offer';
import { uploadTokenOf } from '../uploads/uploadToken';
import { type CurrentUser, isStaff } from '../users/currentUser';
import type { Actions } from './actions';
import type { CreateRequests } from './create';
import { listEvents, publicStatus } from './history';
import { listForStaff, listMine } from './list';
import { quote, toPriceQuote } from './quote';
import { readRequest } from './reading';
import type { Receipts } from './receipts';

/** What is not the desk's. */
type TravellersCall =
	| 'totalPrice'
	| 'totalPriceUnauthorized'
	| 'create'
	| 'mine'
	| 'submitPayment'
	| 'cancel'
	| 'reopenPayment'
	| 'list'
	| 'assignedToMe'
	| 'status'
	| 'receipt'
	| 'receiptLink'
	| 'get'
	| 'events';

export function visaRequestHandlers(
	deps: Deps,
	offers: Offers,
	requests: CreateRequests,
	actions: Actions,
	receipts: Receipts,
): Pick<Handlers, 'payments'> & { visaRequests: Pick<Handlers['visaRequests'], TravellersCall> } {
	const { clock, limits } = deps;
	const { db } = deps.database;
	const priceFor = async (call: { body: PriceQuestion; request: { ip: string } }, user: CurrentUser | null) => {
		const counted = user
			? limits.count('price', user.id)
			: limits.count('priceFromAddress', networkOf(call.request.ip));
		// Neither needs the other.
		const [wait, offered] = await Promise.all([counted, offers.now(db)]);
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
		return toPriceQuote(await quote(offered, db, clock, call.body, user));
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
			cancel: (call) => actions.cancel(call.params.id, actorOf(call), returnTokenOf(call.request)),
			reopenPayment: (call) => actions.reopenPayment(call.params.id, actorOf(call), returnTokenOf(call.request)),
			list: (call) => deps.database.read((reading) => listForStaff(reading, signedIn(call), call.query, clock.now())),
			assignedToMe: (call) => {
				const user = signedIn(call);
				const isTheirs = eq(tables.visaRequests.assignedTo, user.id);
				return deps.database.read((reading) => listForStaff(reading, user, call.query, clock.now(), isTheirs));
			},
			async status({ body, request }) {
				const guessed = [
					['status', networkOf(request.ip)],
					['statusOfReference', body.reference],
				] as const;
				return limits.guess(guessed, async () => {
					const found = await publicStatus(db, body);
					if (!found) throw notFound(sentences.statusUnknown);
					return found;
				});
			},
			receipt: ({ params, ...call }) => receipts.of(params.id, signedIn(call)),
			receiptLink: ({ params, ...call }) => receipts.link(params.id, signedIn(call)),
			get: (call) => readRequest(deps, call.params.id, signedIn(call), actorOf(call)),
			events: (call) => listEvents(db, call.params.id, readerOf(signedIn(call)), call.query),
		},
		payments: {
			comeBack: (call) => actions.comeBack(call.body.token, call.body.outcome, actorOf(call)),
		},
	};
}

const readerOf = (user: CurrentUser) => (isStaff(user.role) ? 'staff' : 'traveller');
