/** An address of a sign-in page that remembers where the traveller was going. */
export function hrefWithRedirect(path: string, redirect: string | undefined): string {
	return redirect ? `${path}?${new URLSearchParams({ redirect })}` : path;
}

/** Whether signing in leads back to a stored draft. [SUB-05] */
export function keptDraft(redirect: string | undefined, key: string): boolean {
	try {
		return redirect?.startsWith('/application') === true && localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}
