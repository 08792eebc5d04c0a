import { foldText } from './foldText';

/** Normalises text for matching labels: in any spelling, with plain spaces in place of non-breaking ones. */
export const foldLabel = (text: string): string => foldText(text.replace(/\s+/g, ' '));
