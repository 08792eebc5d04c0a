/** The element with an id, in the shadow root or document of another element: both may belong to another window. */
export function byId(id: string, beside: Element): HTMLElement | null {
	const root = beside.getRootNode();
	return (root as Partial<Document>).getElementById?.(id) ?? beside.ownerDocument.getElementById(id);
}
