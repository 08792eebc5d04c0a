/**
 * Runs in the head of a page that the server has rendered. A link there to the files of the typeface makes the browser hold its
 * first paint back until they have come, for a tenth of a second at most: it has one face for good then, and no line breaks anew.
 * The server's links wait for this script to say that they count, for over a slow line the tenth of a second is lost: the
 * files, asked for just now, take as long as the page took until here.
 * @param key where this browser notes that it has the files
 * @param soon how long the page may have taken for its files to be waited for, in ms
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
			// A full storage: the next visit asks the line again.
		}
	});
}

/** {@link awaitLetters} as the text of a script. */
export const lettersScript = `(${awaitLetters})('letters', 120)`;
