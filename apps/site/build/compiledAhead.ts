import type { Plugin } from 'vite';

/** Characters of a file below which little is gained, for the line itself has to be sent. */
const WORTH_COMPILING = 8_000;

const line = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile a file as a whole while it arrives, on a thread of its own. Chromium would otherwise compile
 * each function when it is first called: a fifth of what a page does until it is alive, and part of the first answer to
 * each press. For other browsers it is a comment.
 *
 * Only a file's first line is heard, and Vite writes one of its own before whatever is there, as the last thing before the
 * files are compressed: so the line is put in by the hook that does it, as the compressing plugin has it.
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
