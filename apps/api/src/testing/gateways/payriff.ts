import { randomUUID } from 'node:crypto';
import { type Answer, type Gateway, startGateway } from './gateway';

interface PayriffOrder {
	orderId: string;
	rrn: string;
	/** AZN. */
	amount: number;
	currencyType: string;
	paymentStatus: string;
	paidAmount: number | null;
	/** AZN. */
	refunded: number;
	metadata: string;
	callbackUrl: string;
	redirectUrl: string;
}
export interface FakePayriff extends Gateway {
	orders: Map<string, PayriffOrder>;
	callbackOf(orderId: string): unknown;
}
export const PAYRIFF_KEY = 'payriff-secret-key-of-the-tests';

const envelope = (code: string, payload: unknown, status = 200): Answer => ({
	status,
	body: { code, message: 'said in words', route: '/', internalMessage: null, responseId: randomUUID(), payload },
});
const missing = () => envelope('15400', null);

/** Payriff v3 as far as we call it: failures come with HTTP 200, and the key is a bare header. */
export async function startPayriff(): Promise<FakePayriff> {
	const orders = new Map<string, PayriffOrder>();
	const show = ({ callbackUrl: _callback, redirectUrl: _redirect, refunded: _refunded, rrn, ...order }: PayriffOrder) =>
		envelope('00000', { ...order, createdDate: '2027-01-01T00:00:00', transactions: [{ requestRrn: rrn }] });
	const withKey =
		(answer: (exchange: Parameters<Parameters<typeof startGateway>[0][0]['answer']>[0], id: string) => Answer) =>
		(...[exchange, id]: Parameters<typeof answer>) =>
			exchange.headers.authorization === PAYRIFF_KEY ? answer(exchange, id) : envelope('14010', null);

	const gateway = await startGateway(
		[
			{
				name: 'create',
				method: 'POST',
				path: /^\/api\/v3\/orders$/,
				answer: withKey(({ body, headers }) => {
					const rrn = String(headers['x-request-rrn']);
					if ([...orders.values()].some((order) => order.rrn === rrn)) return envelope('01000', null);
					const orderId = randomUUID().replaceAll('-', '').toUpperCase();
					orders.set(orderId, {
						orderId,
						rrn,
						amount: Number(body.amount),
						currencyType: String(body.currency),
						paymentStatus: 'CREATED',
						paidAmount: null,
						refunded: 0,
						metadata: JSON.stringify(body.metadata),
						callbackUrl: String(body.callbackUrl),
						redirectUrl: String(body.redirectUrl),
					});
					return envelope('00000', { orderId, paymentUrl: `https://pay.payriff.example/${orderId}`, transactionId: 1 });
				}),
			},
			{
				name: 'lookup',
				method: 'GET',
				path: /^\/api\/v3\/orders\/([^/]+)\/rrn$/,
				answer: withKey((_exchange, rrn) => {
					const order = [...orders.values()].find((one) => one.rrn === rrn);
					return order ? show(order) : missing();
				}),
			},
			{
				name: 'status',
				method: 'GET',
				path: /^\/api\/v3\/orders\/([^/]+)$/,
				answer: withKey((_exchange, id) => {
					const order = orders.get(id);
					return order ? show(order) : missing();
				}),
			},
			{
				name: 'expire',
				method: 'PATCH',
				path: /^\/api\/v3\/expire-status$/,
				answer: withKey(({ query }) => {
					const order = orders.get(query.get('orderId') ?? '');
					if (!order || !['CREATED', 'PENDING'].includes(order.paymentStatus)) return envelope('01000', null);
					order.paymentStatus = 'EXPIRED';
					return envelope('00000', null);
				}),
			},
			{
				name: 'refund',
				method: 'POST',
				path: /^\/api\/v3\/refund$/,
				answer: withKey(({ body }) => {
					const order = orders.get(String(body.orderId));
					const isPaid = order && ['APPROVED', 'PARTIAL_REFUND'].includes(order.paymentStatus);
					if (!isPaid) return missing();
					const after = Math.round((order.refunded + Number(body.amount)) * 100) / 100;
					const paid = order.paidAmount ?? order.amount;
					if (after > paid) return envelope('01000', null);
					order.refunded = after;
					order.paymentStatus = after === paid ? 'REFUNDED' : 'PARTIAL_REFUND';
					return envelope('00000', null);
				}),
			},
		],
		envelope('01000', null),
		envelope('15000', null, 404),
	);
	return {
		...gateway,
		orders,
		callbackOf: (orderId) => envelope('00000', { orderId, paymentStatus: 'APPROVED', amount: 1 }).body,
	};
}
