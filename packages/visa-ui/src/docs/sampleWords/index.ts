import { sampleWordsOfActions } from './ofActions';
import { sampleWordsOfChoices } from './ofChoices';
import { sampleWordsOfDocuments } from './ofDocuments';
import { sampleWordsOfFeedback } from './ofFeedback';
import { sampleWordsOfFields } from './ofFields';
import { sampleWordsOfLayout } from './ofLayout';
import { sampleWordsOfNavigation } from './ofNavigation';
import { sampleWordsOfOverlays } from './ofOverlays';
import { sampleWordsOfPatterns } from './ofPatterns';
import { sampleWordsOfText } from './ofText';
import type { SampleWords } from './types';

/**
 * What the samples of stories and patterns say in the toolbar's other languages, by sidebar group. A phrase that several
 * groups say is told once.
 */
export const sampleWords: SampleWords = {
	...sampleWordsOfLayout,
	...sampleWordsOfText,
	...sampleWordsOfActions,
	...sampleWordsOfFields,
	...sampleWordsOfChoices,
	...sampleWordsOfOverlays,
	...sampleWordsOfFeedback,
	...sampleWordsOfNavigation,
	...sampleWordsOfDocuments,
	...sampleWordsOfPatterns,
};
