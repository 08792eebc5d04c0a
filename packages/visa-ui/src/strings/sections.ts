import type { LocaleWords } from 'visa-sdk/format';
import type { ComponentStrings } from './az/components';
import type { DeskStrings } from './az/desk';
import type { WizardStrings } from './az/wizard';

/** The sections of a catalogue, so that pages load only the strings they need. */
export interface StringSections {
	components: ComponentStrings;
	/** Strings of components for staff. */
	desk: DeskStrings;
	wizard: WizardStrings;
	/** Months, weekdays, and number separators. */
	formats: LocaleWords;
}
