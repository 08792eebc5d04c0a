/**
 * A page of words has stories in frames of their own, and each frame tells the window around it the globals of its own
 * address: the page would take them for the toolbar's theme, language and text size. It hears its manager alone. In the
 * page's head, for of two who listen to a window the first is told first.
 */
export const hearManagerAlone = `<script>
	addEventListener('message', (event) => {
		const text = typeof event.data === 'string' ? event.data : (JSON.stringify(event.data) ?? '');
		if (event.source !== parent && text.includes('"storybook-channel"')) event.stopImmediatePropagation();
	});
</script>`;
