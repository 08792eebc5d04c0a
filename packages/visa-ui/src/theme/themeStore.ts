import { mediaQuery } from '../root/platform';
import type { ColorScheme } from './tokens';

/** The themes that readers can choose. */
export const themeChoices = ['light', 'dark', 'system'] as const;
/** A reader's choice of theme. */
export type ThemeChoice = (typeof themeChoices)[number];

/** The storage key of the choice. [THM-02] */
export const THEME_KEY = 'theme';
const darkQuery = '(prefers-color-scheme: dark)';
const contrastQuery = '(prefers-contrast: more)';

/** Whether a stored value is a theme choice. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
	return themeChoices.some((choice) => choice === value);
}

/** The colour scheme of a choice; light if the system's preference is unknown. [THM-01] */
export function schemeOf(choice: ThemeChoice, systemIsDark: boolean): ColorScheme {
	if (choice === 'system') return systemIsDark ? 'dark' : 'light';
	return choice;
}

const listeners = new Set<() => void>();
/** Remembers the choice for this page if storage is unavailable. */
let unsaved: ThemeChoice | null = null;
let stopListening: (() => void) | null = null;

function choice(): ThemeChoice {
	if (unsaved) return unsaved;
	try {
		const stored = localStorage.getItem(THEME_KEY);
		return isThemeChoice(stored) ? stored : 'system';
	} catch {
		return 'system';
	}
}

function scheme(): ColorScheme {
	return schemeOf(choice(), mediaQuery(darkQuery).matches);
}

function choose(next: ThemeChoice): void {
	try {
		localStorage.setItem(THEME_KEY, next);
		unsaved = null;
	} catch {
		unsaved = next;
	}
	tell();
}

let written: string | undefined;

/** The theme of a scheme: if the system prefers more contrast, light becomes high contrast. */
function themeName(): string {
	return scheme() === 'light' && mediaQuery(contrastQuery).matches ? 'high-contrast' : scheme();
}

/** Shows the theme through one attribute on the root: no component re-renders for it. */
function show(): void {
	const root = document.documentElement;
	const { theme } = root.dataset;
	// A theme set by the page itself is left alone.
	if (theme && theme !== written && theme !== 'light' && theme !== 'dark') return;
	written = themeName();
	root.dataset.theme = written;
}

function tell(): void {
	show();
	for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent): void {
	if (event.key !== THEME_KEY && event.key !== null) return;
	unsaved = null;
	tell();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	stopListening ??= listen();
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		stopListening?.();
		stopListening = null;
	};
}

/** Other tabs are followed through the storage event [THM-02], the operating system through the media query. [THM-03] */
function listen(): () => void {
	const system = mediaQuery(darkQuery);
	window.addEventListener('storage', onStorage);
	system.addEventListener('change', tell);
	const contrast = mediaQuery(contrastQuery);
	contrast.addEventListener('change', tell);
	show();
	return () => {
		window.removeEventListener('storage', onStorage);
		system.removeEventListener('change', tell);
		contrast.removeEventListener('change', tell);
	};
}

/** The chosen theme, stored in the browser and synchronized between tabs. */
export const themeStore = { choice, scheme, choose, subscribe };

/** A script for the head that sets the theme before the first paint. [THM-04] */
export const themeScript = `(function(){var c;try{c=localStorage.getItem('${THEME_KEY}')}catch(e){}if(c!=='light'&&c!=='dark'){c=window.matchMedia&&matchMedia('${darkQuery}').matches?'dark':'light'}if(c==='light'&&window.matchMedia&&matchMedia('${contrastQuery}').matches)c='high-contrast';document.documentElement.dataset.theme=c})()`;

/** The hash that allows the inline `themeScript` in `script-src` of a Content-Security-Policy; put it in quotes. */
export const themeScriptHash = 'sha256-UwLszNftwKEPUnFHoG4l2mjuP6+Kw7CCseihc0eILHM=';
