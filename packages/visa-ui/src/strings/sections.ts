import type { LocaleWords } from 'visa-sdk/format';
import type { ComponentStrings } from './az/components';
import type { DeskStrings } from './az/desk';
import type { WizardStrings } from './az/wizard';

/** A catalogue is made of sections, so that a page loads only the words of what it shows. */
export interface StringSections {
	components: ComponentStrings;
	/** What only staff meet. */
	desk: DeskStrings;
	wizard: WizardStrings;
	/** Months, weekdays, and the signs in numbers. */
	formats: LocaleWords;
}
