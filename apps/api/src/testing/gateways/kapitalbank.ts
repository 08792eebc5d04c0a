import { randomBytes } from 'node:crypto';
import { type Answer, type Exchange, type Gateway, startGateway } from './gateway';

interface KapitalBankOrder {
	id: number;
	/** AZN. */
	amount: number;
	currency: string;
	status: string;
	description: string;
	password: string;
	hppRedirectUrl: string;
	/** AZN. */
	refunded: number;
}
interface FakeKapitalBank extends Gateway {
	orders: Map<string, KapitalBankOrder>;
	/** Its name for the URL of its page. */
	hppUrl: string;
}
export const KAPITAL_USERNAME = 'TerminalSys/viza';
export const KAPITAL_PASSWORD = 'kapital-password-of-the-tests';
const basic = `Basic ${Buffer.from(`${KAPITAL_USERNAME}:${KAPITAL_PASSWORD}`).toString('base64')}`;
const fault = (status: number, errorCode: string): Answer => ({
	status,
	body: { errorCode, errorDescription: 'said in words' },
});

/** Kapital Bank's e-commerce as far as we call it. A partly refunded payment is still called paid. */
export async function startKapitalBank(): Promise<FakeKapitalBank> {
	const orders = new Map<string, KapitalBankOrder>();
	let made = 265_000;
	const settings = { hppUrl: 'https://page.kapitalbank.example/flex' };
	const withKey = (answer: (exchange: Exchange, id: string) => Answer) => (exchange: Exchange, id: string) =>
		exchange.headers.authorization === basic ? answer(exchange, id) : fault(401, 'Unauthorized');

	const gateway = await startGateway(
		[
			{
				name: 'create',
				method: 'POST',
				path: /^\/order$/,
				answer: withKey(({ body }) => {
					const order = (body.order ?? {}) as Record<string, string>;
					if (order.typeRid !== 'Order_SMS' || !/^\d+\.\d\d$/.test(order.amount ?? ''))
						return fault(400, 'InvalidRequest');
					made += 1;
					const password = randomBytes(9).toString('hex');
					orders.set(String(made), {
						id: made,
						amount: Number(order.amount),
						currency: order.currency ?? '',
						status: 'Preparing',
						description: order.description ?? '',
						password,
						hppRedirectUrl: order.hppRedirectUrl ?? '',
						refunded: 0,
					});
					const { hppUrl } = settings;
					return { body: { order: { id: made, hppUrl, password, status: 'Preparing', secret: 'x' } } };
				}),
			},
			{
				name: 'status',
				method: 'GET',
				path: /^\/order\/([^/]+)$/,
				answer: withKey((_exchange, id) => {
					const order = orders.get(id);
					if (!order) return fault(404, 'OrderNotFound');
					const { amount, currency, status, description } = order;
					return { body: { order: { id: order.id, typeRid: 'Order_SMS', status, amount, currency, description } } };
				}),
			},
			{
				name: 'refund',
				method: 'POST',
				path: /^\/order\/([^/]+)\/exec-tran$/,
				answer: withKey(({ body }, id) => {
					const order = orders.get(id);
					const tran = (body.tran ?? {}) as Record<string, string>;
					if (!order || tran.phase !== 'Single' || tran.type !== 'Refund') return fault(400, 'InvalidRequest');
					const after = Math.round((order.refunded + Number(tran.amount)) * 100) / 100;
					if (order.status !== 'FullyPaid' || after > order.amount) return fault(400, 'InvalidAmt');
					order.refunded = after;
					if (after === order.amount) order.status = 'Refunded';
					return { body: { tran: { approvalCode: '1', pmoResultCode: '1' } } };
				}),
			},
		],
		fault(400, 'InvalidOrderState'),
		fault(404, 'NotFound'),
	);
	return Object.assign(settings, gateway, { orders });
}
