/** A person's dashboard preference stored in this browser; null for none, or if storage is unavailable. */
export function readKept(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Stores it; null removes it. */
export function keep(key: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
	} catch {
		// Then it lasts until the page is reloaded.
	}
}
