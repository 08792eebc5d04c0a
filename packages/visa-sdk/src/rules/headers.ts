/** The cookie that holds the access token, path `/`. */
export const SESSION_COOKIE = 'accessToken';
/** The cookie with the selected language: the server reads it too when rendering. [ACC-09] */
export const LANGUAGE_COOKIE = 'language';
/** Header that carries a payment's return token to the calls that its holder may make. */
export const RETURN_TOKEN_HEADER = 'payment-return-token';
/** Header that makes a repeated creation return the same response instead of creating again. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Header of calls that a screen makes on its own: they don't count as use of the session. [DSH-17] */
export const UNATTENDED_HEADER = 'unattended';
/** The message of a failed call if no server has responded. [API-06] */
export const UNEXPECTED_ERROR = 'Unexpected error';
