import { bookTheme } from './bookTheme.ts';

const themes = ['light', 'dark', 'high-contrast', 'brand-dark'];
const papers = Object.fromEntries(
	themes.map((name) => {
		const { base, appContentBg, textColor } = bookTheme(name);
		return [name, { colorScheme: base, background: appContentBg, color: textColor }];
	}),
);

/**
 * The paper of the theme that the address asks for, painted by the page's head: whoever reads in the dark sees no white
 * page before styles and scripts are there. They take it away with the root's other styles. (`applyGlobals`)
 */
export const firstPaper = `<script>
	(() => {
		const papers = ${JSON.stringify(papers)};
		const asked = new URLSearchParams(location.search).get('globals') ?? '';
		const theme = /(?:^|;)theme:([\\w-]+)/.exec(asked)?.[1];
		const root = document.documentElement;
		Object.assign(root.style, papers[theme] ?? papers.light);
		// The style sheets come before the story that says its theme.
		if (theme in papers) root.dataset.theme = theme.replace('brand-dark', 'dark');
	})();
</script>`;

/** What Storybook shows while a story is fetched, on that paper in place of its own white one. */
export const firstPaperStyle = `<style>
	:is(.sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock-body, .sb-argstableBlock-body td) { background: inherit; }
	.sb-previewBlock_icon { background: currentColor; opacity: 0.15; }
</style>`;
