import type { Deps } from '../../platform/deps';
import { kapitalBankProvider } from './kapitalbank/adapter';
import { payriffProvider } from './payriff/adapter';
import type { PaymentProvider } from './port';
import { sandboxProvider } from './sandbox/ledger';

/** The provider for new payments, and those still handling older ones. */
export interface Providers {
	current: PaymentProvider;
	/** @throws Error if its credentials are no longer configured */
	of(name: string): PaymentProvider;
}

/**
 * Every provider that has its settings, besides the sandbox.
 * @throws Error if the one for new payments has none
 */
export function createProviders(deps: Deps): Providers {
	const { payriff, kapitalbank, paymentProvider } = deps.config;
	const outside = {
		fetch: (...call: Parameters<typeof fetch>) => deps.fetch(...call),
		warn: (facts: Record<string, unknown>, message: string) => deps.log.warn(facts, message),
	};
	const known = new Map<string, PaymentProvider>();
	const add = (provider: PaymentProvider) => known.set(provider.name, provider);
	add(sandboxProvider(deps));
	if (payriff) add(payriffProvider(payriff, outside));
	if (kapitalbank) add(kapitalBankProvider(kapitalbank, outside));
	const of = (name: string) => {
		const provider = known.get(name);
		if (!provider) throw new Error(`the payment provider ${name} has no keys`);
		return provider;
	};
	return { current: of(paymentProvider), of };
}
