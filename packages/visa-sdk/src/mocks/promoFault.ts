import type { Promocode } from '../contract';
import { isPromoOver, sentences } from '../rules';

/** Why a code can't be used now; null when it can. */
export function promoFault({ isActive, validFrom, validTo, totalLimit, used, reserved }: Promocode): string | null {
	const now = new Date();
	if (!isActive) return sentences.promoInactive;
	if (isPromoOver(new Date(validTo), now)) return sentences.promoExpired;
	if (totalLimit !== null && used + reserved >= totalLimit) return sentences.promoUsedUp;
	return Date.parse(validFrom) > now.getTime() ? sentences.promoEarly : null;
}
