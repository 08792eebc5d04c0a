import { DocsRenderer } from '@storybook/addon-docs';

/**
 * Renders a docs page once. Storybook renders it anew whenever the toolbar changes something, as a new tree, while its
 * stories are being rendered anew by themselves: it can't take those away then, and reloads the whole window. Nothing of
 * ours needs that: `ThemedDocs` and the stories follow the toolbar.
 */
export async function steadyDocs() {
	const renderer = new DocsRenderer();
	const { render } = renderer;
	let rendered: ReturnType<typeof render> | undefined;
	renderer.render = (...page) => {
		rendered ??= render(...page);
		return rendered;
	};
	return renderer;
}
