import type { Args, ArgTypes } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { isBehaviour } from '../packages/visa-ui/src/docs/isBehaviour';
import { choicesIn, type SampleLanguage, sampleIn, sampleLanguage } from '../packages/visa-ui/src/docs/sampleIn';
import { ownGlobals } from './framesFollow';

interface Prepared {
	id: string;
	args: Args;
	initialArgs: Args;
	argTypes: ArgTypes;
}
interface Updated {
	storyId: string;
	args: Args;
}
const PREPARED = 'storyPrepared';
const UPDATED = 'storyArgsUpdated';

interface Preview {
	storyStoreValue?: { storyIndex: { storyIdToEntry: (id: string) => { name: string } } };
}

/** The language in which a story is shown; those that test are in Azerbaijani. */
function languageOf(id: string): SampleLanguage {
	const { storyStoreValue } = (window as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__ ?? {};
	const name = storyStoreValue?.storyIndex.storyIdToEntry(id).name ?? '';
	return isBehaviour(name) ? 'az' : sampleLanguage(ownGlobals().language);
}

/**
 * The controls show the words of the story as it shows them, in the toolbar's language. A story keeps its args in
 * Azerbaijani, and the decorator translates what it draws of them; whoever edits a word in another language gives the
 * story that word, which stays as it is. Here what Storybook tells its panel of them is translated too, and told again
 * when the language changes. What it tells as the initial args is in the language as well, so that nothing seems to be
 * changed.
 */
export function showControlsInLanguage(): void {
	// Tests have no panel to talk to.
	if (!addons.hasChannel()) return;
	const channel = addons.getChannel();
	const emit = channel.emit.bind(channel);
	let shown: Prepared | undefined;
	const words = ({ id, args, initialArgs, argTypes }: Prepared) => {
		const language = languageOf(id);
		return {
			args: sampleIn(args, language),
			initialArgs: sampleIn(initialArgs, language),
			argTypes: choicesIn(argTypes, language),
		};
	};
	channel.emit = (event, ...told) => {
		if (event === PREPARED) {
			shown = told[0] as Prepared;
			return emit(event, { ...shown, ...words(shown) });
		}
		if (event === UPDATED) {
			const { storyId, args } = told[0] as Updated;
			if (shown?.id === storyId) shown = { ...shown, args };
			return emit(event, { storyId, args: sampleIn(args, languageOf(storyId)) });
		}
		return emit(event, ...told);
	};
	let language = ownGlobals().language;
	channel.on('globalsUpdated', () => {
		if (language === ownGlobals().language) return;
		language = ownGlobals().language;
		if (shown) emit(PREPARED, { ...shown, ...words(shown) });
	});
}
