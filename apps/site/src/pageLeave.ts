/** Resolves to whether the page may be left; asks if something would be lost. */
type Ask = () => Promise<boolean>;
const guards = new Set<Ask>();

/** Signing out leaves open forms, although the page may stay: it asks in the same way. [DSH-09] */
export const pageLeave = {
	guards,
	async isAllowed(): Promise<boolean> {
		// They come and go while one of them asks.
		for (const ask of [...guards]) if (!(await ask())) return false;
		return true;
	},
};
