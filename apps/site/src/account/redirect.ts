/** The URL of a sign-in page that remembers where the traveller was going. */
export function hrefWithRedirect(path: string, redirect: string | undefined): string {
	return redirect ? `${path}?${new URLSearchParams({ redirect })}` : path;
}

/** Whether signing in leads back to a stored draft. [SUB-05] */
export function keptDraft(redirect: string | undefined, key: string): boolean {
	try {
		return /^\/application(\?|$)/.test(redirect ?? '') && localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

/** Whether signing in leads to one of the traveller's requests, as from an e-mail. [ACC-03] */
export const isToRequest = (redirect: string | undefined): boolean => redirect?.startsWith('/applications/') === true;
