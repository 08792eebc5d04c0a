type Globals = Record<string, unknown>;

/** The address from which Storybook's blocks make those of their iframes. */
const preview = globalThis as { PREVIEW_URL?: string };

/** The iframes in which the open docs page shows stories. */
const frames = () => document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]');

/** Storybook's preview in a window. */
interface Preview {
	storyStoreValue?: { userGlobals: { get: () => Globals } };
	onUpdateGlobals: (change: { globals: Globals }) => Promise<void>;
}
const previewOf = (view: Window | null) => (view as { __STORYBOOK_PREVIEW__?: Preview } | null)?.__STORYBOOK_PREVIEW__;

/** The same object each time: whoever compares it sees no change. */
const nothingYet: Globals = {};

/**
 * The page's own settings, the same object until they change. An event may be an iframe's: what happens in one reaches
 * the page's channel too, and may be older.
 */
export const ownGlobals = (): Globals => previewOf(window)?.storyStoreValue?.userGlobals.get() ?? nothingYet;

/** Not by its channel, which would tell the page in turn. */
const tell = ({ contentWindow }: HTMLIFrameElement, globals: Globals): void => {
	// One that is still loading is told once it has loaded.
	const preview = previewOf(contentWindow);
	if (preview?.storyStoreValue) void preview.onUpdateGlobals({ globals });
};

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
