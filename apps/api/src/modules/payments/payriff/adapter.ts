import { createHash } from 'node:crypto';
import { type Qepik, qepik, toAzn, toQepik } from 'visa-sdk/rules';
import { callGateway, GATEWAY_TIMEOUT_MS } from '../gatewayCall';
import { type PaymentOrder, type PaymentProvider, type ProviderAnswer, ProviderFault } from '../port';
import { Callback, Created, Envelope, isKeyRejection, isRefusal, Order, SUCCESS, statusOf } from './wire';

/** Where Payriff’s gateway is, and the merchant’s key. */
interface PayriffSettings {
	baseUrl: string;
	secretKey: string;
	timeoutMs?: number;
}
interface Outside {
	fetch: typeof fetch;
	warn(facts: Record<string, unknown>, message: string): void;
}
const LOST_MAXIMUM = 10;

/** Payriff v3. */
export function payriffProvider(settings: PayriffSettings, outside: Outside): PaymentProvider {
	const timeoutMs = settings.timeoutMs ?? GATEWAY_TIMEOUT_MS;

	/** @returns the payload of a success, otherwise the code of the refusal */
	async function ask(
		method: 'GET' | 'POST' | 'PATCH',
		path: string,
		more: { body?: unknown; headers?: Record<string, string> } = {},
	): Promise<{ payload: unknown } | { refusal: string }> {
		const answer = await callGateway(outside.fetch, {
			method,
			url: settings.baseUrl + path,
			headers: { authorization: settings.secretKey, ...more.headers },
			...(more.body === undefined ? {} : { body: more.body }),
			timeoutMs,
		});
		const envelope = Envelope.safeParse(answer.body).data;
		const isWrite = method !== 'GET';
		if (!envelope) {
			if (answer.status === 404) return { refusal: '404' };
			throw new ProviderFault(`payriff ${method}: HTTP ${answer.status} in no known form`, isWrite);
		}
		if (envelope.code === SUCCESS && answer.status < 400) return { payload: envelope.payload };
		if (isKeyRejection(envelope.code)) throw new ProviderFault(`payriff rejects the key (${envelope.code})`, false);
		if (isRefusal(envelope.code) || answer.status === 404) return { refusal: envelope.code };
		throw new ProviderFault(`payriff ${method}: HTTP ${answer.status}, code ${envelope.code.slice(0, 8)}`, isWrite);
	}

	function toAnswer(order: Order, attemptId: string): ProviderAnswer {
		const status = statusOf(order.paymentStatus);
		if (!status) {
			outside.warn({ provider: 'payriff', word: order.paymentStatus.slice(0, 40) }, 'unknown payment status');
		}
		const asked = toQepik(order.amount);
		const paid = order.paidAmount == null ? asked : toQepik(order.paidAmount);
		// Nothing has been paid of an order that isn't; and what is left of one that was refunded may be nothing.
		const isTaken = status === 'approved' || (paid > 0 && status !== null && wentBack.includes(status));
		return {
			status: status ?? 'pending',
			word: order.paymentStatus,
			// Less than the requested amount is a different sum; a commission on top is between payer and Payriff.
			amount: isTaken ? qepik(Math.min(asked, paid)) : asked,
			currency: order.currencyType,
			isOurs: JSON.stringify(order.metadata ?? null).includes(attemptId),
			refunded: refundedOf(status, asked),
		};
	}

	const read = (payload: unknown): Order => {
		const order = Order.safeParse(payload).data;
		if (!order) throw new ProviderFault('payriff: an order in no known form', false);
		return order;
	};

	async function byReference(rrn: string): Promise<Order | null> {
		const found = await ask('GET', `/api/v3/orders/${encodeURIComponent(rrn)}/rrn`);
		return 'payload' in found && found.payload ? read(found.payload) : null;
	}

	async function fetchStatus(providerId: string, attemptId: string): Promise<ProviderAnswer> {
		const found = await ask('GET', `/api/v3/orders/${encodeURIComponent(providerId)}`);
		if (!('payload' in found)) throw new ProviderFault(`payriff knows no such order (${found.refusal})`, false);
		const order = read(found.payload);
		if (order.orderId !== providerId) throw new ProviderFault('payriff answered with another order', false);
		return toAnswer(order, attemptId);
	}

	async function end(providerId: string): Promise<void> {
		await ask('PATCH', `/api/v3/expire-status?orderId=${encodeURIComponent(providerId)}`);
	}

	/**
	 * A reference for which Payriff has no order yet. An order whose response got lost has a page with an unknown URL, so
	 * it can only be ended.
	 */
	async function freeReference(attemptId: string): Promise<string> {
		for (let number = 0; number < LOST_MAXIMUM; number += 1) {
			const rrn = referenceOf(attemptId, number);
			const lost = await byReference(rrn);
			if (!lost) return rrn;
			if (statusOf(lost.paymentStatus) === 'new') await end(lost.orderId);
		}
		throw new ProviderFault('payriff: too many orders were lost', false);
	}

	async function create(order: PaymentOrder, rrn: string) {
		const made = await ask('POST', '/api/v3/orders', {
			headers: { 'x-request-rrn': rrn },
			body: {
				amount: toAzn(order.amount),
				currency: order.currency,
				language: 'AZ',
				operation: 'PURCHASE',
				description: `Viza ${order.reference}`,
				callbackUrl: order.callbackUrl,
				redirectUrl: order.returnUrl,
				cardSave: false,
				metadata: { attemptId: order.attemptId },
			},
		});
		if (!('payload' in made)) throw new ProviderFault(`payriff refuses the order (${made.refusal})`, false);
		const created = Created.safeParse(made.payload).data;
		if (!created) throw new ProviderFault('payriff: a new order in no known form', true);
		return { providerId: created.orderId, paymentUrl: created.paymentUrl };
	}

	return {
		name: 'payriff',
		async createAttempt(order) {
			const rrn = order.isRepeated ? await freeReference(order.attemptId) : referenceOf(order.attemptId, 0);
			try {
				return await create(order, rrn);
			} catch (fault) {
				if (!(fault instanceof ProviderFault) || !fault.hasEffect) throw fault;
				return create(order, await freeReference(order.attemptId));
			}
		},
		fetchStatus: ({ providerId, attemptId }) => fetchStatus(providerId, attemptId),
		async expire({ providerId, attemptId }) {
			// Whether it was refused, lost or done, the order itself tells.
			await end(providerId).catch(() => undefined);
			return fetchStatus(providerId, attemptId);
		},
		async refund({ providerId, attemptId }, amount) {
			const answer = await ask('POST', '/api/v3/refund', {
				body: { orderId: providerId, amount: toAzn(amount), refundReason: 'Viza' },
			});
			if ('refusal' in answer) throw new ProviderFault(`payriff refuses the refund (${answer.refusal})`, false);
			const now = await fetchStatus(providerId, attemptId).catch(() => null);
			return now && now.status !== 'refunding' ? 'done' : 'accepted';
		},
		parseCallback: (body) => Callback.safeParse(body).data ?? null,
	};
}

/** The payment was made, and some or all of it has gone back since, or is on its way. */
const wentBack: readonly string[] = ['partially_refunded', 'refunding', 'refunded'];

/** Payriff reports whether nothing or everything was refunded, but not how much of a part. */
function refundedOf(status: string | null, amount: Qepik): Qepik | null {
	if (status === 'refunded') return amount;
	return status === 'partially_refunded' || status === 'refunding' || status === null ? null : qepik(0);
}

/** The RRN of an attempt's order: the attempt's own id, and ids derived from it for its later orders. */
function referenceOf(attemptId: string, number: number): string {
	if (number === 0) return attemptId;
	const hex = createHash('sha256').update(`${attemptId}:${number}`).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
		'-',
	);
}
