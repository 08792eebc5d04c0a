import { browserStorage } from 'visa-ui/machine';

/** A clock that is wrong by years asks for no longer than timers can wait. */
const LONGEST_MS = 3_600_000;
const storage = browserStorage().progress;

/**
 * Something that the storage of this one tab keeps until it is over. Then it goes, though no page asks for it; where the site
 * is not open in the tab at that moment, it goes when the site is opened there next.
 */
export function keptInTab<Kept extends { expiresAt: string }>(key: string) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const msLeft = (kept: Kept) => new Date(kept.expiresAt).getTime() - Date.now();
	const forget = () => storage.removeItem(key);
	const read = (): Kept | null => {
		try {
			const kept: Kept | null = JSON.parse(storage.getItem(key) ?? 'null');
			if (kept && msLeft(kept) > 0) return kept;
		} catch {
			// Written by nobody of ours: as good as none.
		}
		forget();
		return null;
	};
	const resume = () => {
		clearTimeout(timer);
		const kept = read();
		if (kept) timer = setTimeout(resume, Math.min(msLeft(kept), LONGEST_MS));
	};
	return {
		read,
		forget,
		write: (kept: Kept) => {
			storage.setItem(key, JSON.stringify(kept));
			resume();
		},
		/** Goes on with what the tab has kept: what was over meanwhile goes at once. */
		resume,
	};
}
