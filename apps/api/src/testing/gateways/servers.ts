import { randomBytes } from 'node:crypto';
import { startTestServer, type TestServer } from '../server';
import type { Gateway } from './gateway';
import { KAPITAL_PASSWORD, KAPITAL_USERNAME, startKapitalBank } from './kapitalbank';
import { type FakePayriff, PAYRIFF_KEY, startPayriff } from './payriff';

/** A whole server that takes payments through a gateway on this machine. */
export interface Shop {
	server: TestServer;
	gateway: Gateway;
	name: 'payriff' | 'kapitalbank';
	/** Of a payment page. */
	idOf(paymentUrl: string): string;
	/** Makes the bank report this about a payment, in its own words for `approved`, `declined`, `cancelled`. */
	says(providerId: string, what: 'approved' | 'declined' | 'cancelled' | { word: string }): void;
	/** Makes the bank report another amount, in AZN. */
	changeAmount(providerId: string, azn: number): void;
	/** Makes the bank report that the payment is somebody else's. */
	makeForeign(providerId: string): void;
	/** The path to which the bank sends the payer's browser. */
	returnPath(providerId: string): string;
	close(): Promise<void>;
}
type Limits = Parameters<typeof startTestServer>[0];

export type PayriffShop = Shop & { gateway: FakePayriff; callback(id: string): ReturnType<TestServer['post']> };

export async function payriffShop(limits: Limits = {}): Promise<PayriffShop> {
	const gateway = await startPayriff();
	const env = { PAYMENT_PROVIDER: 'payriff', PAYRIFF_BASE_URL: gateway.url, PAYRIFF_SECRET_KEY: PAYRIFF_KEY };
	const server = await startTestServer(limits, env);
	const order = (id: string) => {
		const found = gateway.orders.get(id);
		if (!found) throw new Error('no such order');
		return found;
	};
	const words = { approved: 'APPROVED', declined: 'DECLINED', cancelled: 'CANCELED' };
	return {
		name: 'payriff',
		server,
		gateway,
		idOf: (paymentUrl) => new URL(paymentUrl).pathname.slice(1),
		says(id, what) {
			order(id).paymentStatus = typeof what === 'string' ? words[what] : what.word;
		},
		changeAmount(id, azn) {
			order(id).amount = azn;
		},
		makeForeign(id) {
			order(id).metadata = '{"attemptId":"somebody else’s"}';
		},
		returnPath: (id) => new URL(order(id).redirectUrl).pathname,
		callback: (id) => server.post(new URL(order(id).callbackUrl).pathname, gateway.callbackOf(id)),
		async close() {
			await server.close();
			await gateway.close();
		},
	};
}

export async function kapitalShop(limits: Limits = {}): Promise<Shop> {
	const gateway = await startKapitalBank();
	const server = await startTestServer(limits, {
		PAYMENT_PROVIDER: 'kapitalbank',
		KAPITALBANK_BASE_URL: gateway.url,
		KAPITALBANK_USERNAME: KAPITAL_USERNAME,
		KAPITALBANK_PASSWORD: KAPITAL_PASSWORD,
		DATA_KEY: randomBytes(32).toString('base64'),
	});
	const order = (id: string) => {
		const found = gateway.orders.get(id);
		if (!found) throw new Error('no such order');
		return found;
	};
	const words = { approved: 'FullyPaid', declined: 'Declined', cancelled: 'Cancelled' };
	return {
		name: 'kapitalbank',
		server,
		gateway,
		idOf: (paymentUrl) => new URL(paymentUrl).searchParams.get('id') ?? '',
		says(id, what) {
			order(id).status = typeof what === 'string' ? words[what] : what.word;
		},
		changeAmount(id, azn) {
			order(id).amount = azn;
		},
		makeForeign(id) {
			order(id).description = 'Viza VZ-0000-0000';
		},
		// The bank adds what it believes; nobody else may.
		returnPath: (id) => `${new URL(order(id).hppRedirectUrl).pathname}?ID=${id}&STATUS=FullyPaid`,
		async close() {
			await server.close();
			await gateway.close();
		},
	};
}
