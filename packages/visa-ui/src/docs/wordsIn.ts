import { catalogues, sampleIn, sampleLanguage } from './sampleIn';

/** The components' own words in the language that the toolbar chose: what a story's steps look for. */
export function wordsIn({ language }: { language?: unknown }) {
	return catalogues[sampleLanguage(language)].components;
}

/** What the samples of a story say in that language, by the Azerbaijani phrase. */
export const samplesIn =
	({ language }: { language?: unknown }) =>
	(words: string) =>
		sampleIn(words, sampleLanguage(language));
