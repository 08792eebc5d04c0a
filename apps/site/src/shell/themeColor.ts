import { themeStore } from 'visa-ui/theme';

/**
 * Keeps the browser's own bar in the colour of the page, also where a theme was chosen by hand. Listens for the life
 * of the page: other tabs and the operating system are heard although no theme button is on the screen. [THM-03]
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
