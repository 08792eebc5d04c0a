/**
 * Runs in the head of a server-rendered page. A font preload there makes the browser delay its first paint until the
 * fonts have loaded, by at most 100 ms: the page then has its final typeface from the start, and no line reflows. The
 * server's links wait for this script to activate them, because over a slow connection the delay would be in vain: the
 * files, requested only now, take as long as the page has taken so far.
 * @param key where this browser records that it has the files
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
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	const isQuick = !visit || performance.now() - visit.requestStart < soon;
	if (isQuick || storage()?.getItem(key))
		for (const link of document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')) link.media = 'all';
	addEventListener('load', () => {
		try {
			storage()?.setItem(key, 'here');
		} catch {
			// The storage is full: the next visit measures the connection again.
		}
	});
}

/** {@link awaitLetters} as the text of a script. */
export const lettersScript = `(${awaitLetters})('letters', 120)`;
