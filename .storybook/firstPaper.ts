import { bookTheme } from './bookTheme.ts';

const themes = ['light', 'dark', 'high-contrast', 'brand-dark'];
const papers = Object.fromEntries(
	themes.map((name) => {
		const { base, appContentBg, textColor } = bookTheme(name);
		return [name, { colorScheme: base, background: appContentBg, color: textColor }];
	}),
);

/**
 * The background of the URL's theme, painted by the page's head: readers in the dark see no white page before styles
 * and scripts have loaded, which then remove it with the root's other inline styles. (`applyGlobals`)
 */
export const firstPaper = `<script>
	(() => {
		const papers = ${JSON.stringify(papers)};
		const asked = new URLSearchParams(location.search).get('globals') ?? '';
		const theme = /(?:^|;)theme:([\\w-]+)/.exec(asked)?.[1];
		const root = document.documentElement;
		Object.assign(root.style, papers[theme] ?? papers.light);
		// The style sheets arrive before the story sets its theme.
		if (theme in papers) root.dataset.theme = theme.replace('brand-dark', 'dark');
	})();
</script>`;

/** What Storybook shows while a story is loading, on that background instead of its own white one. */
export const firstPaperStyle = `<style>
	:is(.sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock-body, .sb-argstableBlock-body td) { background: inherit; }
	.sb-previewBlock_icon { background: currentColor; opacity: 0.15; }
</style>`;
