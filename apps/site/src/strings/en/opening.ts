import type { OpeningWords } from '../az/opening';

export const openingWords: OpeningWords = {
	noScripts: 'This site needs JavaScript. Turn it on in your browser.',
	stalled: 'A part of this page has not loaded yet. Check your internet connection.',
	reload: 'Reload the page',
};
