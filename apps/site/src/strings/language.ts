import { type Language, languages } from 'visa-sdk/rules';

/** What a visitor reads who has chosen nothing: the service is Azerbaijani, whatever the browser's language is. */
export const FIRST_LANGUAGE: Language = 'az';

/** Each language's name in itself. */
export const languageNames: Record<Language, string> = { az: 'Azərbaycanca', en: 'English', ru: 'Русский' };

const KEY = 'language';

const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

/** The language that was chosen in this browser. */
export function keptLanguage(): Language {
	try {
		const kept = window.localStorage.getItem(KEY);
		return isLanguage(kept) ? kept : FIRST_LANGUAGE;
	} catch {
		// Without storage, or without a browser, nothing is kept.
		return FIRST_LANGUAGE;
	}
}

/** @throws nothing: where nothing can be stored, the choice is not kept */
export function keepLanguage(language: Language): void {
	try {
		window.localStorage.setItem(KEY, language);
	} catch {
		// Nothing can be stored.
	}
}

/** Whether an address is of the dashboard, which speaks Azerbaijani to everybody. */
export const isStaffs = (pathname: string) => /^\/dashboard(\/|$)/.test(pathname);

/** The language of a page that opens at an address. */
export const languageAt = (pathname: string): Language => (isStaffs(pathname) ? 'az' : keptLanguage());
