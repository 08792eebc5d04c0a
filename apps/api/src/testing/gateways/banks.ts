import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Qepik, qepik, toAzn } from 'visa-sdk/rules';
import { kapitalBankProvider } from '../../modules/payments/kapitalbank/adapter';
import { payriffProvider } from '../../modules/payments/payriff/adapter';
import type { PaymentOrder, PaymentProvider } from '../../modules/payments/port';
import { decide, sandboxProvider } from '../../modules/payments/sandbox/ledger';
import { systemClock } from '../../platform/clock';
import { tables } from '../../platform/db/tables';
import { createVault } from '../../platform/vault';
import { openTestDatabase } from '../database';
import type { Gateway } from './gateway';
import { KAPITAL_PASSWORD, KAPITAL_USERNAME, startKapitalBank } from './kapitalbank';
import { PAYRIFF_KEY, startPayriff } from './payriff';

export type Outcome = 'begins' | 'pays' | 'declines' | 'cancels';
export interface Changes {
	/** Qəpik. */
	amount?: Qepik;
	currency?: string;
	/** Somebody else's payment. */
	isOther?: true;
	/** The bank's own word. */
	word?: string;
}

/** An adapter with its bank. */
export interface TestBank {
	provider: PaymentProvider;
	/** What the payer does at the bank. */
	payer(providerId: string, outcome: Outcome): Promise<void>;
	change(providerId: string, changes: Changes): Promise<void>;
	callbackOf(providerId: string): unknown;
	/** How many payments can still be paid. */
	payable(): Promise<number>;
	/** What the adapter logged. */
	warnings: Record<string, unknown>[];
	/** What no message may contain. */
	secrets: string[];
	close(): Promise<void>;
}
export type GatewayBank<Fake extends Gateway = Gateway> = TestBank & { gateway: Fake };

/** Long enough for a busy machine; only a silent gateway makes a test wait for it. */
const TIMEOUT_MS = 2000;

export const newOrder = (changes: Partial<PaymentOrder> = {}): PaymentOrder => {
	const attemptId = randomUUID();
	const back = (outcome: string) => `http://viza.test/payments/${outcome}?token=t`;
	return {
		attemptId,
		reference: `VZ-${attemptId.slice(0, 4)}-${attemptId.slice(4, 8)}`,
		amount: qepik(12_345),
		currency: 'AZN',
		returnUrls: { approve: back('approve'), cancel: back('cancel'), decline: back('decline') },
		returnUrl: 'http://viza.test/api/payments/return/t',
		callbackUrl: 'http://viza.test/api/payments/callbacks/bank/t',
		isRepeated: false,
		...changes,
	};
};

function outside() {
	const warnings: Record<string, unknown>[] = [];
	return { warnings, outside: { fetch, warn: (facts: Record<string, unknown>) => void warnings.push(facts) } };
}
function found<Value>(map: Map<string, Value>, id: string): Value {
	const value = map.get(id);
	if (!value) throw new Error('the bank has no such payment');
	return value;
}

export async function payriffBank(): Promise<GatewayBank<Awaited<ReturnType<typeof startPayriff>>>> {
	const gateway = await startPayriff();
	const { warnings, outside: hooks } = outside();
	const words = { begins: 'PENDING', pays: 'APPROVED', declines: 'DECLINED', cancels: 'CANCELED' };
	return {
		gateway,
		warnings,
		secrets: [PAYRIFF_KEY],
		provider: payriffProvider({ baseUrl: gateway.url, secretKey: PAYRIFF_KEY, timeoutMs: TIMEOUT_MS }, hooks),
		async payer(id, outcome) {
			found(gateway.orders, id).paymentStatus = words[outcome];
		},
		async change(id, { amount, currency, isOther, word }) {
			const order = found(gateway.orders, id);
			if (amount !== undefined) order.amount = toAzn(amount);
			if (currency) order.currencyType = currency;
			if (isOther) order.metadata = JSON.stringify({ attemptId: randomUUID() });
			if (word) order.paymentStatus = word;
		},
		callbackOf: gateway.callbackOf,
		payable: async () => [...gateway.orders.values()].filter(({ paymentStatus }) => paymentStatus === 'CREATED').length,
		close: gateway.close,
	};
}

export async function kapitalBank(): Promise<GatewayBank<Awaited<ReturnType<typeof startKapitalBank>>>> {
	const gateway = await startKapitalBank();
	const { warnings, outside: hooks } = outside();
	const words = { begins: 'Authorized', pays: 'FullyPaid', declines: 'Declined', cancels: 'Cancelled' };
	const settings = { baseUrl: gateway.url, username: KAPITAL_USERNAME, password: KAPITAL_PASSWORD };
	return {
		gateway,
		warnings,
		secrets: [KAPITAL_PASSWORD, Buffer.from(`${KAPITAL_USERNAME}:${KAPITAL_PASSWORD}`).toString('base64')],
		provider: kapitalBankProvider({ ...settings, timeoutMs: TIMEOUT_MS }, hooks),
		async payer(id, outcome) {
			found(gateway.orders, id).status = words[outcome];
		},
		async change(id, { amount, currency, isOther, word }) {
			const order = found(gateway.orders, id);
			if (amount !== undefined) order.amount = toAzn(amount);
			if (currency) order.currency = currency;
			if (isOther) order.description = 'Viza VZ-0000-0000';
			if (word) order.status = word;
		},
		callbackOf: (id) => ({ ID: id, STATUS: 'FullyPaid' }),
		payable: async () => [...gateway.orders.values()].filter(({ status }) => status === 'Preparing').length,
		close: gateway.close,
	};
}

export async function sandboxBankOfTests(): Promise<TestBank> {
	const database = await openTestDatabase();
	const { db } = database;
	const { sandboxPayments } = tables;
	const words = { begins: 'PENDING', pays: 'APPROVED', declines: 'DECLINED', cancels: 'CANCELLED' } as const;
	return {
		warnings: [],
		secrets: [],
		provider: sandboxProvider({
			clock: systemClock,
			database,
			vault: createVault([]),
			publicUrl: () => 'http://viza.test',
		}),
		async payer(id, outcome) {
			await decide(db, id, words[outcome]);
		},
		async change(id, { amount, currency, isOther }) {
			const other = isOther ? { merchantReference: randomUUID() } : {};
			const changes = { ...(amount === undefined ? {} : { amount }), ...(currency ? { currency } : {}), ...other };
			await db.update(sandboxPayments).set(changes).where(eq(sandboxPayments.id, id));
		},
		callbackOf: (id) => ({ id }),
		payable: async () => (await db.select().from(sandboxPayments).where(eq(sandboxPayments.status, 'NEW'))).length,
		close: database.close,
	};
}
