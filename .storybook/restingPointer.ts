const told = ['over', 'out', 'enter', 'leave', 'move'].flatMap((what) => [`pointer${what}`, `mouse${what}`]);

/**
 * Keeps the machine's own pointer out of a story's steps. It rests somewhere on the page, and the browser reports it
 * whenever something else appears under it, as if it had moved: a control that the story hovers would be left again.
 */
export function ignoreRestingPointer() {
	for (const type of told) {
		window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
	}
}
