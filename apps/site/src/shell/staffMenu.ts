/**
 * The place in the open drawer where the dashboard draws its menu: a window without room for it beside the page has one
 * button for both menus. What fills it stays with the dashboard and is no part of other pages.
 */
let place: HTMLElement | null = null;
let followed = () => {};
const listeners = new Set<() => void>();

/** The place as React reads it, and the `ref` of the element that is it. */
export const staffMenu = {
	read: () => place,
	subscribe(listener: () => void) {
		listeners.add(listener);
		return () => {
			listeners.delete(listener);
		};
	},
	placeAt(element: HTMLElement | null) {
		place = element;
		for (const listener of listeners) listener();
	},
	/** A link of the menu was followed. */
	follow: () => followed(),
	onFollowed(close: () => void) {
		followed = close;
	},
};
