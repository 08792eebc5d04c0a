import { themeStore } from 'visa-ui/theme';

/**
 * Keeps the browser's own bar in the colour of the page, even if a theme was selected manually. Listens as long as the
 * page exists: other tabs and the operating system are followed even without a theme button on the screen. [THM-03]
 */
export function watchThemeColor(): void {
	const show = () => {
		const scheme = themeStore.scheme();
		for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
			meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
	};
	themeStore.subscribe(show);
	show();
}
