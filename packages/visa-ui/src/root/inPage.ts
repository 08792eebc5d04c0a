/** The element of an id, in the shadow or the page that another stands in: both may be another window's. */
export function byId(id: string, beside: Element): HTMLElement | null {
	const root = beside.getRootNode();
	return (root as Partial<Document>).getElementById?.(id) ?? beside.ownerDocument.getElementById(id);
}
