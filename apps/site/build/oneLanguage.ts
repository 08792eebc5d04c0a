import type { Plugin } from 'vite';

/** A language of react-aria's own phrases, other than its fallback. */
const other = /\/react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** Where react-aria determines the browser's language when it is loaded. */
const browsersLanguage = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;

/** Where it tries out, when it is loaded, whether the browser can write signs of numbers: in German, and all our browsers can. */
const numbers = /\/@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/;
const trial = /supportsSignDisplay = false;\s*try \{[^}]*\}[^}]*\}\s*catch\s*\{\s*\}/;

/** The page has one language, set on its root before anything is rendered: another language requires a reload. */
const pagesLanguage = `
let locale;
export const getDefaultLocale = () => {
	const { lang, dir } = document.documentElement;
	return (locale ??= { locale: lang, direction: dir === 'rtl' ? 'rtl' : 'ltr' });
};
export const useDefaultLocale = getDefaultLocale;
`;

/**
 * Removes the 33 other languages of react-aria's phrases, because our components take theirs from the catalogue. Each is
 * replaced by English, so that an overlooked one shows up as a word rather than an error. It also replaces the browser's
 * language with the page's: determining it makes a browser collect all languages that it knows, which takes a cheap phone
 * 90 ms. So does loading the numbers of another language, for a trial that has one outcome (70 ms).
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
		transform: (code, id) => {
			if (!numbers.test(id.split('?')[0] ?? id)) return undefined;
			if (!trial.test(code)) throw new Error(`${id} no longer tries out signs of numbers when it is loaded.`);
			return code.replace(trial, 'supportsSignDisplay = true;');
		},
	};
}
