import { az } from '../strings/az';
import { en } from '../strings/en';
import { ru } from '../strings/ru';

const languages = { az, en, ru };

/** The components' own words in the language that the toolbar chose: what a story's steps look for. */
export function wordsIn({ language }: { language?: unknown }) {
	const chosen = String(language);
	return languages[chosen in languages ? (chosen as keyof typeof languages) : 'az'].components;
}
