import { type Handlers, signedIn } from '../../http/mount';
import type { Deps } from '../../platform/deps';
import { actorOf } from '../audit/events';
import { uploadTokenOf } from '../uploads/uploadToken';
import type { Actions } from './actions';
import type { CreateRequests } from './create';
import { listMine } from './list';
import { quote, toPriceQuote } from './quote';

export function visaRequestHandlers(
	{ clock, database: { db } }: Deps,
	requests: CreateRequests,
	actions: Actions,
): Pick<Handlers, 'visaRequests' | 'payments'> {
	return {
		visaRequests: {
			totalPrice: async (call) => toPriceQuote(await quote(db, clock, call.body, signedIn(call))),
			totalPriceUnauthorized: async ({ body }) => toPriceQuote(await quote(db, clock, body, null)),
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
		},
		payments: {
			comeBack: (call) => actions.comeBack(call.body.token, call.body.outcome, actorOf(call)),
		},
	};
}
