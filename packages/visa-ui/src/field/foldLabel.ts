import { foldText } from './foldText';

/** For what is typed to find a label: in any spelling, and with a plain space where the label keeps its words in one line. */
export const foldLabel = (text: string): string => foldText(text.replace(/\s+/g, ' '));
