/**
 * zod would try whether it may make code from text, which the site's policy forbids and the browser reports. Said before
 * any schema is made: the library reads it when it comes. [SEC-07]
 */
export function forbidMadeCode(): void {
	Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
