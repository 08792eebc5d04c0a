import { azCalendar } from 'visa-sdk/format';
import type { Language } from 'visa-sdk/rules';
import type { Strings } from './az';
import { baseWords } from './az/base';
import type { Catalogue } from './catalogue';
import { isDashboardAt, languageAt } from './language';

/**
 * The language of this page, decided once, when it opens: another one opens the page anew. So everything may read its
 * words where it stands, and Azerbaijani costs no request of its own. [ACC-09]
 */
const opened = globalThis.location?.pathname ?? '/';
/** The language of this page; another is another page. */
export const language: Language = languageAt(opened);

/** Whether an address is beyond the border of the dashboard, and speaks another language than this page. */
export const isForeign = (pathname: string): boolean =>
	isDashboardAt(pathname) !== isDashboardAt(opened) && languageAt(pathname) !== language;

/** Azerbaijani comes in parts: the words that only some pages say come with those pages. */
type Opened = Omit<Catalogue, 'strings'> & { strings: typeof baseWords & Partial<Strings> };

async function read(): Promise<Opened> {
	switch (language) {
		case 'az':
			// The rules speak it themselves.
			return { strings: baseWords, sections: {}, formats: azCalendar, said: (sentence) => sentence };
		// These may import nothing that the page itself runs: they would wait for a page that waits for them.
		case 'en':
			return (await import('./en/catalogue')).catalogue;
		case 'ru':
			return (await import('./ru/catalogue')).catalogue;
	}
}
const catalogue = await read();

/** The site's own words, those that any page says; `sections` are those of components and wizard, `formats` those of dates and numbers. */
export const strings: typeof baseWords = catalogue.strings;
export const { sections, formats } = catalogue;

/** Words that only some pages say; each part has a file in `pages`. */
export const ofPage = <Part extends keyof Strings>(part: Part, azerbaijani: Strings[Part]): Strings[Part] =>
	(catalogue.strings as Partial<Strings>)[part] ?? azerbaijani;

/** A sentence of the rules in the page's language; the server's own, which is in it already, as it is. */
export const { said } = catalogue;
