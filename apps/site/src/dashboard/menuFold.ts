const KEY = 'dashboardMenu';
const FOLDED = 'folded';

/** Whether this person's menu is folded away, kept in this browser. */
export const menuFold = {
	read(): boolean {
		try {
			return localStorage.getItem(KEY) === FOLDED;
		} catch {
			return false;
		}
	},
	write(isFolded: boolean): void {
		try {
			if (isFolded) localStorage.setItem(KEY, FOLDED);
			else localStorage.removeItem(KEY);
		} catch {
			// A browser that keeps nothing shows the menu again next time.
		}
	},
};
