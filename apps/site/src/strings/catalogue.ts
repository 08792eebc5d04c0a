import type { LocaleWords } from 'visa-sdk/format';
import type { StringSections } from 'visa-ui/strings';
import type { Strings } from './az';

/** Everything that is said in one language: a part of its own for each language but the first. */
export interface Catalogue {
	/** The site's own words, those of every page. */
	strings: Strings;
	/** Those of the components and the wizard. */
	sections: Partial<StringSections>;
	/** Months, and the signs in numbers. */
	formats: LocaleWords;
	/** A sentence of the rules that forms check by, as this language says it; any other one as it is. */
	said: (sentence: string) => string;
}
