/** Bubbles from what is to be seen: a part of the page that hides it shows it, before the event's dispatch returns. */
export const UNFOLD = 'viza:unfold';

/** Opens the folded sections and hidden panels that an element is in: it could neither be seen there nor have the focus. */
export function unfold(element: Element | null): void {
	for (let part = element?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
	element?.dispatchEvent(new Event(UNFOLD, { bubbles: true }));
}
