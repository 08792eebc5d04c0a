/**
 * A docs page shows stories in iframes, and each iframe tells its parent window the globals of its own URL: the page
 * would take them for the toolbar's theme, language and text size. It listens only to its manager. This runs in the
 * page's head, because listeners of a window are called in the order of registration.
 */
export const hearManagerAlone = `<script>
	addEventListener('message', (event) => {
		const text = typeof event.data === 'string' ? event.data : (JSON.stringify(event.data) ?? '');
		if (event.source !== parent && text.includes('"storybook-channel"')) event.stopImmediatePropagation();
	});
</script>`;
