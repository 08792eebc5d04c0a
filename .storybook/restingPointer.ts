const told = ['over', 'out', 'enter', 'leave', 'move'].flatMap((what) => [`pointer${what}`, `mouse${what}`]);

/**
 * Keeps the machine's own pointer out of a story's play. It rests somewhere over the page, and the browser tells of it
 * each time something else comes under it, as if it had moved: a control that the story hovers would be left again.
 */
export function ignoreRestingPointer() {
	for (const type of told) {
		window.addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
	}
}
