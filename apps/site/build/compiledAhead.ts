import type { Plugin } from 'vite';

/** Below this number of characters little is gained, as the line itself has to be sent. */
const WORTH_COMPILING = 8_000;

const line = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile a file eagerly while it downloads, on a background thread. Chromium would otherwise compile
 * each function when it is first called: a fifth of the work before a page is interactive, and part of the response to
 * every first press. For other browsers it is a comment.
 *
 * Only a file's first line counts, and Vite writes its own before it, immediately before files are compressed; so the
 * line is inserted by the same hook that the compression plugin uses.
 */
export function compiledAhead(): Plugin {
	return {
		name: 'viza-compiled-ahead',
		apply: 'build',
		configResolved({ plugins }) {
			const last = plugins.find(({ name }) => name === 'vite:build-import-analysis');
			const writes = last?.generateBundle;
			if (!last || typeof writes !== 'function')
				throw new Error('Vite writes the first line of its files elsewhere now');
			last.generateBundle = async function (options, bundle, isWrite) {
				await writes.call(this, options, bundle, isWrite);
				for (const file of Object.values(bundle))
					if (file.type === 'chunk' && file.code.length > WORTH_COMPILING) file.code = line + file.code;
			};
		},
	};
}
