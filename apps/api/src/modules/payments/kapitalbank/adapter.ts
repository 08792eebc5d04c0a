import { qepik, toAzn, toQepik } from 'visa-sdk/rules';
import { callGateway, GATEWAY_TIMEOUT_MS } from '../gatewayCall';
import { type PaymentProvider, type ProviderAnswer, ProviderFault, type ProviderPayment } from '../port';
import { Answered, Callback, Created, Fault, pageUrl, statusOf } from './wire';

/** Where Kapital Bank’s gateway is, and the merchant’s credentials. */
interface KapitalBankSettings {
	baseUrl: string;
	username: string;
	password: string;
	timeoutMs?: number;
}
interface Outside {
	fetch: typeof fetch;
	warn(facts: Record<string, unknown>, message: string): void;
}
const descriptionOf = (reference: string) => `Viza ${reference}`;

/**
 * Kapital Bank (Birbank) e-commerce, single-step orders (`Order_SMS`). Its page opens with the order's password, so an
 * order whose response got lost can't be paid by anyone, and creating another one is safe.
 */
export function kapitalBankProvider(settings: KapitalBankSettings, outside: Outside): PaymentProvider {
	const timeoutMs = settings.timeoutMs ?? GATEWAY_TIMEOUT_MS;
	const credentials = Buffer.from(`${settings.username}:${settings.password}`).toString('base64');

	async function ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
		const answer = await callGateway(outside.fetch, {
			method,
			url: settings.baseUrl + path,
			headers: { authorization: `Basic ${credentials}` },
			...(body === undefined ? {} : { body }),
			timeoutMs,
		});
		if (answer.status < 400) return answer.body;
		const code = Fault.safeParse(answer.body).data?.errorCode.slice(0, 40) ?? 'unknown';
		const hasEffect = method === 'POST' && answer.status >= 500;
		throw new ProviderFault(`kapitalbank ${method}: HTTP ${answer.status}, ${code}`, hasEffect);
	}

	async function fetchStatus({ providerId, reference }: ProviderPayment): Promise<ProviderAnswer> {
		const { data } = Answered.safeParse(await ask('GET', `/order/${encodeURIComponent(providerId)}`));
		if (data?.order.id !== providerId) throw new ProviderFault('kapitalbank: an order in no known form', false);
		const { status: word, amount, currency, description } = data.order;
		const status = statusOf(word);
		if (!status) outside.warn({ provider: 'kapitalbank', word: word.slice(0, 40) }, 'unknown payment status');
		const asked = toQepik(amount);
		return {
			status: status ?? 'pending',
			word,
			amount: asked,
			currency,
			// A short response identifies the order only by its id, which came from our own order.
			isOurs: description == null || description === descriptionOf(reference),
			// A partially refunded payment may still be reported as paid.
			refunded: status === 'refunded' ? asked : status === 'approved' || status === null ? null : qepik(0),
		};
	}

	return {
		name: 'kapitalbank',
		async createAttempt({ reference, amount, currency, returnUrl }) {
			const made = await ask('POST', '/order', {
				order: {
					typeRid: 'Order_SMS',
					amount: toAzn(amount).toFixed(2),
					currency,
					language: 'az',
					description: descriptionOf(reference),
					hppRedirectUrl: returnUrl,
					hppCofCapturePurposes: ['Cit'],
				},
			});
			const { data } = Created.safeParse(made);
			if (!data) throw new ProviderFault('kapitalbank: a new order in no known form', true);
			const { id, hppUrl, password } = data.order;
			return { providerId: id, paymentUrl: pageUrl(hppUrl, id, password) };
		},
		fetchStatus,
		// The bank has no call for it; orders expire there by themselves.
		expire: fetchStatus,
		async refund({ providerId }, amount) {
			await ask('POST', `/order/${encodeURIComponent(providerId)}/exec-tran`, {
				tran: { phase: 'Single', type: 'Refund', amount: toAzn(amount).toFixed(2) },
			});
			return 'done';
		},
		parseCallback: (body) => Callback.safeParse(body).data ?? null,
	};
}
