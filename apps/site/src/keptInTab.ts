import { browserStorage } from 'visa-ui/machine';

/** With a clock that is wrong by years, wait no longer than timers can. */
const LONGEST_MS = 3_600_000;
const storage = browserStorage().progress;

/**
 * Something stored in this tab until it expires. Then it is removed, even if no page asks for it; if the site isn't open
 * in the tab at that moment, it is removed when the site is next opened there.
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
			// Not written by us: treated as absent.
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
		/** Continues with what the tab has stored: expired items are removed immediately. */
		resume,
	};
}
