/**
 * zod would test whether it may create code from text, which the site's policy forbids and the browser reports. Set
 * before any schema is built: the library reads it when it loads. [SEC-07]
 */
export function forbidMadeCode(): void {
	Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
