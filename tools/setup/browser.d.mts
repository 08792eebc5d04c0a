/**
 * In this order: `CHROMIUM_PATH`, a Chromium or Chrome of the system, Playwright's own, the one inside the npm
 * package `@sparticuz/chromium`.
 */
export function findBrowser(): Promise<{ executablePath: string; args: string[] }>;

/** The same version on every machine, for pictures; what {@link findBrowser} finds where that one can't run. */
export function findPicturingBrowser(): Promise<{ executablePath: string; args: string[] }>;
