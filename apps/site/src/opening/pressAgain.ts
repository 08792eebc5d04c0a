import type { Press } from './early';

function pressAgain({ type, target, key, timeStamp }: Press): void {
	if (key !== undefined) {
		const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true });
		Object.defineProperty(event, 'timeStamp', { value: timeStamp });
		target.dispatchEvent(event);
	} else if (target instanceof HTMLFormElement) {
		// React hydrates a part of the page when something is typed into it, not when a form is submitted.
		target.dispatchEvent(new Event('input', { bubbles: true }));
		target.requestSubmit();
	} else if (target instanceof HTMLElement) target.click();
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** The button of the page's frame that now stands where one of the server's did, which has been replaced. */
export function successorOf({ target }: Pick<Press, 'target'>): Element | undefined {
	const bar = target.closest('header, footer')?.localName;
	const buttons = bar ? document.querySelectorAll(`${bar} ${target.localName}`) : [];
	return Array.from(buttons).find((button) => nameOf(button) === nameOf(target));
}

/** One after the other, because a press may be possible only after the one before it has been rendered. */
async function pressAllAgain(presses: readonly Press[]): Promise<void> {
	for (const press of presses) {
		const target = press.target.isConnected ? press.target : successorOf(press);
		// Whoever pressed a button goes on from it.
		if (target !== press.target && target instanceof HTMLElement) target.focus({ preventScroll: true });
		if (target) pressAgain({ ...press, target });
		await Promise.resolve();
	}
}

/** From now on the components receive presses themselves, those first that were made before. */
export function pressEarlyAgain(onHeard: () => void): void {
	window.early?.end();
	void pressAllAgain(window.early?.presses ?? []).finally(onHeard);
}
