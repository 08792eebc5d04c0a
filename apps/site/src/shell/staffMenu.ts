/**
 * The place in the open drawer where the dashboard renders its menu: a window without space for it beside the page has
 * one button for both menus. Its content stays with the dashboard and isn't part of other pages.
 */
let place: HTMLElement | null = null;
let followed = () => {};
const listeners = new Set<() => void>();

/** The place as React reads it, and the `ref` of its element. */
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
