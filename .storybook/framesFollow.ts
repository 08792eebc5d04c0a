type Globals = Record<string, unknown>;

/** The address from which Storybook's blocks make those of their iframes. */
const preview = globalThis as { PREVIEW_URL?: string };

/** The iframes in which the open docs page shows stories. */
const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]');

function tell({ contentWindow }: HTMLIFrameElement, globals: Globals): void {
	const { __STORYBOOK_ADDONS_CHANNEL__: channel } = (contentWindow ?? {}) as {
		__STORYBOOK_ADDONS_CHANNEL__?: { emit: (name: string, data: object) => void };
	};
	channel?.emit('updateGlobals', { globals });
}

/** Lets iframes that a docs page is about to show begin in the toolbar's theme, language and text size. */
export function beginFramesWith(globals: Globals): void {
	const wishes = Object.entries(globals).filter(([, value]) => typeof value === 'string');
	const asked = wishes.map(([name, value]) => `${name}:${value}`).join(';');
	preview.PREVIEW_URL = `iframe.html?globals=${encodeURIComponent(asked)}`;
}

/**
 * Lets the iframes of a docs page follow the toolbar, of which Storybook tells them nothing. One that is still loading
 * is told when it has loaded.
 * @returns a function that ends it
 */
export function tellFrames(globals: Globals): () => void {
	const ended = new AbortController();
	for (const frame of frames()) {
		tell(frame, globals);
		frame.addEventListener('load', () => tell(frame, globals), { signal: ended.signal });
	}
	return () => ended.abort();
}
