/**
 * When React takes a frame off a page, it hands the focus back to what had it: to an element of that frame, if it was there.
 * A document whose frame is gone has no window, and what react-aria and user-event have put in the place of `focus()` throws
 * without one. It throws in the midst of React's work on the page around, which from then on runs no effect: it begins no
 * story and numbers no part, until it is loaded anew.
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
