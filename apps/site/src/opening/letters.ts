/** Where this browser records that it has the fonts. */
const KEY = 'letters';

/**
 * Runs in the head of a server-rendered page. A font preload there makes the browser delay its first paint until the
 * fonts have loaded, by at most 100 ms: the page then has its final typeface from the start, and no line reflows. The
 * server's links wait for this script to activate them, because over a slow connection the delay would be in vain: the
 * files, requested only now, take as long as the page has taken so far. They would also arrive before the scripts, which
 * the reader waits for: such a visit has the fallback typeface, and fetches ours at the end ({@link fetchLetters}).
 * @param key see {@link KEY}
 * @param soon the maximum time, in ms, that the page may have taken for its fonts to be waited for
 */
function awaitLetters(key: string, soon: number): void {
	const storage = () => {
		try {
			return localStorage;
		} catch {
			return null;
		}
	};
	const links = document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	const isQuick = !visit || performance.now() - visit.requestStart < soon;
	if (links.length && !isQuick && !storage()?.getItem(key)) {
		document.documentElement.dataset.letters = 'later';
		return;
	}
	for (const link of links) link.media = 'all';
	addEventListener('load', () => {
		try {
			storage()?.setItem(key, 'here');
		} catch {
			// The storage is full: the next visit measures the connection again.
		}
	});
}

/** {@link awaitLetters} as the text of a script. */
export const lettersScript = `(${awaitLetters})('${KEY}', 120)`;

/**
 * Fetches the fonts into the browser's cache for the next page, if this one did without them. To be called when nothing
 * else is waited for.
 */
export async function fetchLetters(): Promise<void> {
	if (document.documentElement.dataset.letters !== 'later') return;
	const links = document.querySelectorAll<HTMLLinkElement>('head link[as="font"]');
	try {
		await Promise.all(Array.from(links, async ({ href }) => (await fetch(href, { priority: 'low' })).arrayBuffer()));
		localStorage.setItem(KEY, 'here');
	} catch {
		// The network or the storage is gone: the next visit tries again.
	}
}
