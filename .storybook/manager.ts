import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { askedGlobals } from './askedGlobals';
import { bookTheme } from './bookTheme';

/** '[DAT-11] keys walk the days' is displayed as a sentence where designers look for it. */
const withoutIds = (name: string) =>
	name.replace(/^(\[[A-Z]+-\d+\]\s*)+/, '').replace(/^\p{Ll}/u, (l) => l.toUpperCase());

const first = askedGlobals().theme ?? 'light';
/** It has fields of its own, and needs the space. */
const brandMaker = 'foundations-brand-maker--maker';

addons.setConfig({
	theme: bookTheme(first),
	layoutCustomisations: {
		showPanel: ({ storyId }: { storyId?: string }, isWanted: boolean) => isWanted && storyId !== brandMaker,
	},
	sidebar: { showRoots: true, renderLabel: ({ name }: { name: string }) => withoutIds(name) },
});

/** The manager follows the theme chosen in the toolbar. */
addons.register('viza-frame', (api) => {
	let shown: unknown = first;
	const follow = ({ globals }: { globals: Record<string, unknown> }) => {
		if (globals.theme === shown) return;
		shown = globals.theme;
		document.documentElement.removeAttribute('style');
		addons.setConfig({ theme: bookTheme(shown) });
	};
	api.on(GLOBALS_UPDATED, follow);
	api.on(SET_GLOBALS, follow);
});
