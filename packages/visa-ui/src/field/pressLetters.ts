/**
 * For stories: letters at what has the focus, one right after the other. A busy machine lets time pass between the keys of
 * `userEvent`, and after a pause a list begins a new word.
 */
export async function pressLetters(letters: string): Promise<void> {
	for (const key of letters) {
		document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
		// React draws what a key changed in a microtask.
		await Promise.resolve();
	}
}
