import type { SpokenParts } from '../steps';
import { spokenOfActions } from './ofActions';
import { spokenOfChoices } from './ofChoices';
import { spokenOfDocuments } from './ofDocuments';
import { spokenOfFeedback } from './ofFeedback';
import { spokenOfFields } from './ofFields';
import { spokenOfLayout } from './ofLayout';
import { spokenOfNavigation } from './ofNavigation';
import { spokenOfOverlays } from './ofOverlays';
import { spokenOfText } from './ofText';

/**
 * Every component as used on a page, by sidebar group, with numbers in place of words: whatever is read that isn't a number comes from the
 * component. What a component says only after an action or after loading is triggered by its steps.
 * `words.browser.test.tsx` requires each component, and each phrase of the catalogue.
 */
export const spoken: SpokenParts = {
	...spokenOfLayout,
	...spokenOfText,
	...spokenOfActions,
	...spokenOfFields,
	...spokenOfChoices,
	...spokenOfOverlays,
	...spokenOfFeedback,
	...spokenOfNavigation,
	...spokenOfDocuments,
};
