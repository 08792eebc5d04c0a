/** What this browser keeps of how somebody likes the dashboard; null for nothing, or where it keeps nothing. */
export function readKept(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Keeps it; null forgets it. */
export function keep(key: string, value: string | null): void {
	try {
		if (value === null) localStorage.removeItem(key);
		else localStorage.setItem(key, value);
	} catch {
		// Then it holds until the page is loaded anew.
	}
}
