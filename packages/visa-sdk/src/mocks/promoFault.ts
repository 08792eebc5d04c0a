import type { Promocode } from '../contract';
import { promoState, sentences } from '../rules';

const faults = {
	off: sentences.promoInactive,
	expired: sentences.promoExpired,
	usedUp: sentences.promoUsedUp,
	coming: sentences.promoEarly,
	usable: null,
};

/** Why a code can't be used now; null when it can. */
export const promoFault = (code: Promocode): string | null => faults[promoState(code, Date.now())];
