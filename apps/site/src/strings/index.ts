import { azCalendar } from 'visa-sdk/format';
import { type Language, messages, translator } from 'visa-sdk/rules';
import { strings as az } from './az';
import type { Catalogue } from './catalogue';
import { isStaffs, languageAt } from './language';

/**
 * The language of this page, decided once, when it opens: another one opens the page anew. So everything may read its
 * words where it stands, and Azerbaijani costs no request of its own. [ACC-09]
 */
const opened = globalThis.location?.pathname ?? '/';
export const language: Language = languageAt(opened);

/** Whether an address is beyond the border of the dashboard, and speaks another language than this page. */
export const isForeign = (pathname: string): boolean =>
	isStaffs(pathname) !== isStaffs(opened) && languageAt(pathname) !== language;

async function read(): Promise<Catalogue> {
	switch (language) {
		case 'az':
			return { strings: az, sections: {}, formats: azCalendar, messages };
		// These may import nothing that the page itself runs: they would wait for a page that waits for them.
		case 'en':
			return (await import('./en/catalogue')).catalogue;
		case 'ru':
			return (await import('./ru/catalogue')).catalogue;
	}
}
const catalogue = await read();

/** The site's own words; `sections` are those of components and wizard, `formats` those of dates and numbers. */
export const { strings, sections, formats } = catalogue;
/** A sentence of the rules in the page's language; the server's own, which is in it already, as it is. */
export const said = translator([[messages, catalogue.messages]]);
