/** Resolves to whether the page may go; asks where something would be lost with it. */
type Ask = () => Promise<boolean>;
const guards = new Set<Ask>();

/** Whoever signs out leaves the forms that are open, though the page may stay: it is asked about alike. [DSH-09] */
export const leaving = {
	guards,
	async isAllowed(): Promise<boolean> {
		// They come and go while one of them asks.
		for (const ask of [...guards]) if (!(await ask())) return false;
		return true;
	},
};
