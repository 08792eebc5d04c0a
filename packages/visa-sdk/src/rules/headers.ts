/** Header that carries a payment's return token to the calls that its holder may make. */
export const RETURN_TOKEN_HEADER = 'payment-return-token';
/** Header that makes a repeated creation answer the same instead of creating again. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Header of calls that a screen makes by itself: they don't count as use of the session. [DSH-17] */
export const UNATTENDED_HEADER = 'unattended';
