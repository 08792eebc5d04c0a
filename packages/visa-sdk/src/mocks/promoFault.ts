import type { Promocode } from '../contract';
import { sentences } from '../rules';

/** Why a code can't be used now; null when it can. */
export function promoFault({ isActive, validFrom, validTo, totalLimit, used, reserved }: Promocode): string | null {
	const now = Date.now();
	if (!isActive) return sentences.promoInactive;
	if (Date.parse(validTo) <= now) return sentences.promoExpired;
	if (totalLimit !== null && used + reserved >= totalLimit) return sentences.promoUsedUp;
	return Date.parse(validFrom) > now ? sentences.promoEarly : null;
}
