/** Opens the folded sections that an element is in: it could neither be seen there nor have the focus. */
export function unfold(element: Element | null): void {
	for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
}
