import { LANGUAGE_COOKIE, type Language, languages } from 'visa-sdk/rules';
import { page } from '../page';

/** What a visitor reads who has chosen nothing: the service is Azerbaijani, whatever the browser's language is. */
export const FIRST_LANGUAGE: Language = 'az';

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { az: 'Azərbaycanca', en: 'English', ru: 'Русский' };

const A_YEAR_S = 31_536_000;

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language that was chosen in this browser. */
export function keptLanguage(): Language {
	const kept = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`).exec(page.document.cookie)?.[1];
	return isLanguage(kept) ? kept : FIRST_LANGUAGE;
}

/** Where cookies are refused, the choice is not kept. */
export function keepLanguage(language: Language): void {
	page.document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR_S}; SameSite=Lax`;
}

/** Whether an address is of the dashboard, which speaks Azerbaijani to everybody. */
export const isDashboardAt = (pathname: string) => /^\/dashboard(\/|$)/.test(pathname);

/** The language of a page that opens at an address. */
export const languageAt = (pathname: string): Language => (isDashboardAt(pathname) ? 'az' : keptLanguage());
