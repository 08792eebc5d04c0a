/** Holds the access token, for the site to read. [NAV-04] */
export const SESSION_COOKIE = 'accessToken';
/** Keeps the language that was chosen in the browser. [ACC-09] */
export const LANGUAGE_COOKIE = 'language';
