const MINUTE_MS = 60_000;

/**
 * The earliest end that a promo code can have and still be valid: the start of the current minute. An end is written in
 * minutes, and its minute counts, so that a code "until 23:59" is valid for the whole day. [REV-09]
 */
export const earliestPromoEnd = (now: Date): Date => new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);

/** Whether a promo code has expired: the minute of its end is over. [REV-09] */
export const isPromoOver = (validTo: Date, now: Date): boolean => validTo < earliestPromoEnd(now);
