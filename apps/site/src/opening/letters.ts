import { scriptOf } from './scriptOf';

/** Where this browser records which font files it has: their URLs, separated by spaces. */
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
	const known = storage()?.getItem(key) ?? '';
	if (!isQuick && [...links].some(({ href }) => !known.includes(href))) {
		document.documentElement.dataset.letters = 'later';
		return;
	}
	for (const link of links) link.media = 'all';
	addEventListener('load', () => keepLetters(key, links));
}

/** Records that the browser has these files, besides the last ones of another language or version. */
function keepLetters(key: string, links: Iterable<HTMLLinkElement>): void {
	try {
		const known = localStorage.getItem(key)?.split(' ') ?? [];
		const all = new Set([...known, ...Array.from(links, ({ href }) => href)]);
		localStorage.setItem(key, [...all].slice(-6).join(' '));
	} catch {
		// Without storage, or if it is full, the next visit measures the connection again.
	}
}

/** {@link awaitLetters} as the text of a script. */
export const lettersScript = /* @__PURE__ */ scriptOf(awaitLetters, [KEY, 120], [keepLetters]);

/**
 * Fetches the fonts into the browser's cache for the next page, if this one did without them. To be called when nothing
 * else is waited for.
 */
export async function fetchLetters(): Promise<void> {
	if (document.documentElement.dataset.letters !== 'later') return;
	const links = document.querySelectorAll<HTMLLinkElement>('head link[as="font"]');
	const has = async ({ href }: HTMLLinkElement) => {
		const response = await fetch(href, { priority: 'low' });
		await response.arrayBuffer();
		return response.ok;
	};
	try {
		const all = await Promise.all(Array.from(links, has));
		if (all.every(Boolean)) keepLetters(KEY, links);
	} catch {
		// The network is gone: the next visit tries again.
	}
}
