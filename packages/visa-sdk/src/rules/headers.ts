/** The cookie that holds the access token, path `/`. */
export const SESSION_COOKIE = 'accessToken';
/** The cookie that keeps the chosen language: the server reads it too, for the words that it renders. [ACC-09] */
export const LANGUAGE_COOKIE = 'language';
/** Header that carries a payment's return token to the calls that its holder may make. */
export const RETURN_TOKEN_HEADER = 'payment-return-token';
/** Header that makes a repeated creation answer the same instead of creating again. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Header of calls that a screen makes by itself: they don't count as use of the session. [DSH-17] */
export const UNATTENDED_HEADER = 'unattended';
/** What a failed call says when no server has said anything. [API-06] */
export const UNEXPECTED_ERROR = 'Unexpected error';
