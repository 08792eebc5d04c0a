import type { Plugin } from 'vite';

/** A language of react-aria's own phrases, other than the one it falls back to. */
const other = /\/react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Where react-aria asks the browser for a language of its own, as soon as it is loaded. */
const browsersLanguage = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** The page has one language, which its root says by the time that anything is drawn: to have another it is loaded anew. */
const pagesLanguage = `
let locale;
export const getDefaultLocale = () => {
	const { lang, dir } = document.documentElement;
	return (locale ??= { locale: lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' });
};
export const useDefaultLocale = getDefaultLocale;
`;

/**
 * Leaves out the 33 other languages in which react-aria brings its phrases: our components say theirs from the
 * catalogue. Each stands for English, so that one that was overlooked is a word to be found and not a fault. And it takes
 * the page's language for the browser's, which is not asked: it first gathers all languages that it knows, and keeps a
 * cheap phone 90 ms for it.
 */
export function oneLanguage(): Plugin {
	return {
		name: 'viza-one-language',
		enforce: 'pre',
		load: (id) => {
			const [path = id] = id.split('?');
			if (browsersLanguage.test(path)) return pagesLanguage;
			return other.test(path) ? "export { default } from './en-US.mjs';" : undefined;
		},
	};
}
