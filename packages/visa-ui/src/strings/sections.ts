import type { ComponentStrings } from './az/components';

/** A catalogue is made of sections, so that a page loads only the words of what it shows. */
export interface StringSections {
	components: ComponentStrings;
}
