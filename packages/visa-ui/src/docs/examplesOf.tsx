import type { ExamplePair } from './examplePair';
import { examplesOfActions } from './examplesOfActions';
import { examplesOfChoices } from './examplesOfChoices';
import { examplesOfData } from './examplesOfData';
import { examplesOfFeedback } from './examplesOfFeedback';
import { examplesOfFields } from './examplesOfFields';
import { examplesOfLayout } from './examplesOfLayout';
import { examplesOfOrder } from './examplesOfOrder';
import { examplesOfText } from './examplesOfText';

/** The rendered do and don't examples of the components' pages. */
export const examples: Record<string, ExamplePair[]> = {
	...examplesOfActions,
	...examplesOfChoices,
	...examplesOfData,
	...examplesOfFeedback,
	...examplesOfFields,
	...examplesOfLayout,
	...examplesOfOrder,
	...examplesOfText,
};
