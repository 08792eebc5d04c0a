import { anatomiesOfActions } from './ofActions';
import { anatomiesOfChoices } from './ofChoices';
import { anatomiesOfDocuments } from './ofDocuments';
import { anatomiesOfFeedback } from './ofFeedback';
import { anatomiesOfFields } from './ofFields';
import { anatomiesOfLayout } from './ofLayout';
import { anatomiesOfNavigation } from './ofNavigation';
import { anatomiesOfOverlays } from './ofOverlays';
import type { AnatomyDrawing } from './types';

export type { AnatomyDrawing, AnatomyPart } from './types';

/** The drawings of the components' pages, by sidebar group. A component with a single part has none: its page says so. */
export const anatomies: Record<string, AnatomyDrawing> = {
	...anatomiesOfLayout,
	...anatomiesOfActions,
	...anatomiesOfFields,
	...anatomiesOfChoices,
	...anatomiesOfDocuments,
	...anatomiesOfFeedback,
	...anatomiesOfOverlays,
	...anatomiesOfNavigation,
};
