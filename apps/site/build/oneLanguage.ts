import type { Plugin } from 'vite';

/** A language of react-aria's own phrases, other than the one it falls back to. */
const other = /\/react-(?:aria|stately)\/dist\/private\/intl\/[\w-]+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/**
 * Leaves out the 33 other languages in which react-aria brings its phrases: our components say theirs from the
 * catalogue. Each stands for English, so that one that was overlooked is a word to be found and not a fault.
 */
export function oneLanguage(): Plugin {
	return {
		name: 'viza-one-language',
		enforce: 'pre',
		load: (id) => (other.test(id.split('?')[0] ?? id) ? "export { default } from './en-US.mjs';" : undefined),
	};
}
