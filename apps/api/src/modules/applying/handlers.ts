import type { PriceQuestion } from 'visa-sdk/contract';
import { type Asking, languageOf } from '../../http/language';
import { type Handlers, returnTokenOf, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { networkOf } from '../../platform/limits';
import { tooMany } from '../../platform/refusal';
import { sentences } from '../../platform/sentences';
import { actorOf } from '../audit/events';
import type { Offers } from '../catalogue/offer';
import type { CurrentUser } from '../people/currentUser';
import { uploadTokenOf } from '../uploads/uploadToken';
import type { Actions } from './actions';
import type { CreateRequests } from './create';
import { quote, toPriceQuote } from './quote';

type Applying = 'totalPrice' | 'totalPriceUnauthorized' | 'create' | 'submitPayment' | 'cancel' | 'reopenPayment';
type Calls = Handlers<CurrentUser>;

/** The calls by which a traveller manages a request. */
export function applyingHandlers(
	deps: Deps,
	offers: Offers,
	requests: CreateRequests,
	actions: Actions,
): Pick<Calls, 'payments'> & { visaRequests: Pick<Calls['visaRequests'], Applying> } {
	const { clock, limits } = deps;
	const { db } = deps.database;
	const priceFor = async (
		call: { body: PriceQuestion; request: Asking & { ip: string } },
		user: CurrentUser | null,
	) => {
		const counted = user
			? limits.count('price', user.id)
			: limits.count('priceFromAddress', networkOf(call.request.ip));
		// These are independent of each other.
		const [wait, offered] = await Promise.all([counted, offers.now(db)]);
		if (wait !== null) throw tooMany(sentences.tooMany, wait);
		return toPriceQuote(await quote(offered, db, clock, call.body, user), languageOf(call.request));
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
			async submitPayment(call) {
				const { state, isPending } = await actions.submitPayment(call.params.id, actorOf(call));
				if (isPending) call.reply.code(202);
				return state;
			},
			cancel: (call) => actions.cancel(call.params.id, actorOf(call), returnTokenOf(call.request)),
			reopenPayment: (call) =>
				actions.reopenPayment(call.params.id, actorOf(call), {
					returnToken: returnTokenOf(call.request),
					totalPrice: call.body.totalPrice,
				}),
		},
		payments: {
			comeBack: (call) => actions.comeBack(call.body.token, call.body.outcome, actorOf(call)),
		},
	};
}
