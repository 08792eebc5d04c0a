import type { WizardContext, WizardUser } from './types';

/** The promo code bound to a user, according to their account. */
export const codeOf = (user: WizardUser | null): string | null => user?.activePromocode?.code ?? null;

/**
 * The traveller's current promo code, as the server writes it: changes made here count immediately, while the account is
 * being read again. [REV-09] [REV-12]
 */
export function boundPromocode({ user, pricedPromocode }: Pick<WizardContext, 'user' | 'pricedPromocode'>) {
	const code = pricedPromocode?.trim().toUpperCase() ?? null;
	const told = codeOf(user);
	return told?.toUpperCase() === code ? told : code;
}

/**
 * The traveller's code that can no longer be used, and why; their account doesn't show it any more. One that was deleted is
 * known by nothing but that. [REV-14]
 */
export function endedPromocode({ user, quote }: Pick<WizardContext, 'user' | 'quote'>) {
	return quote?.promoRefusal ? { code: quote.refusedPromocode ?? codeOf(user), reason: quote.promoRefusal } : null;
}
