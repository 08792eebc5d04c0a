import type { WizardContext, WizardUser } from './types';

/** The code that is bound to somebody, by their own account. */
export const codeOf = (user: WizardUser | null): string | null => user?.activePromocode?.code ?? null;

/**
 * The code that is the traveller's by now, as the server writes it: what came or went here counts at once, though their account
 * is only being read anew. [REV-09] [REV-12]
 */
export function boundPromocode({ user, pricedPromocode }: Pick<WizardContext, 'user' | 'pricedPromocode'>) {
	const code = pricedPromocode?.trim().toUpperCase() ?? null;
	const told = codeOf(user);
	return told?.toUpperCase() === code ? told : code;
}

/** The traveller's code that can't be used any more, and why; their account does not tell it by then. [REV-14] */
export function endedPromocode({ user, quote }: Pick<WizardContext, 'user' | 'quote'>) {
	const code = quote?.refusedPromocode ?? codeOf(user);
	return code !== null && quote?.promoRefusal ? { code, reason: quote.promoRefusal } : null;
}
