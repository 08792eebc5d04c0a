import { wizard } from './az/wizard';
import { createStringsHook } from './context';

/** The wizard's words in the language of the tree. */
export const useStrings = createStringsHook('wizard', wizard);
