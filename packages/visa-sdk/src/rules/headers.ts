/** Header that carries a payment's return token to the calls that its holder may make. */
export const RETURN_TOKEN_HEADER = 'payment-return-token';
/** Header that makes a repeated creation answer the same instead of creating again. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
