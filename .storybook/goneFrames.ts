/**
 * When React removes an iframe from a page, it returns focus to what had it: an element of that iframe, if it was
 * there. A document whose iframe has been removed has no window, and react-aria's and user-event's replacements of
 * `focus()` throw without one. They throw in the middle of React's work on the surrounding page, which then runs no
 * more effects: it starts no story and numbers no part until it is reloaded.
 */
export function focusNothingInGoneFrames() {
	window.addEventListener('pagehide', () => {
		const { focus } = HTMLElement.prototype;
		Object.defineProperty(HTMLElement.prototype, 'focus', {
			configurable: true,
			writable: true,
			value(this: HTMLElement, options?: FocusOptions) {
				if (this.ownerDocument.defaultView) focus.call(this, options);
			},
		});
	});
}
