import type { Language } from 'visa-sdk/rules';
import { escapeHtml } from '../platform/escapeHtml';
import type { Rendered } from './rendering';
import { headOf, hiddenHead, type Sharing } from './sharing';

/** The files of one page, as paths from the root, besides those that the HTML contains already. */
export interface FirstFiles {
	scripts: readonly string[];
	styles: readonly string[];
}

/** The part of the head that describes the page. */
const HEAD = /<!--page-->[\s\S]*?<!--\/page-->/;

/** Sets the page's title and description. @param base the site's URL */
export function withHead(
	html: string,
	page: Sharing['pages'][number] | undefined,
	sharing: Sharing | null,
	base: () => string,
): string {
	if (!sharing) return html;
	const head = page ? headOf(page, sharing, base()) : hiddenHead(sharing.siteName);
	return html.replace(HEAD, () => head);
}

/** Preloads the page's files, so that the browser fetches them along with the script that needs them. */
export function withFirstFiles(html: string, { scripts, styles }: FirstFiles): string {
	const links = [
		...styles.map((path) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(path)}">`),
		...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`),
	];
	return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Preloads the fonts of the page's language besides those of all pages. */
export function withFonts(html: string, fonts: readonly string[]): string {
	const links = fonts.map(
		(path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(path)}">`,
	);
	return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** What the page says if its scripts don't run, in Azerbaijani as built. */
const OPENING = /<!--opening-->[\s\S]*?<!--\/opening-->/;

/** Inserts the rendered content and its data, so that the browser can paint without further requests. */
export function withRendered(
	html: string,
	{ html: markup, title, opening, rendered }: Rendered,
	language: Language,
): string {
	// Within a script's text, only this character could end it.
	const data = JSON.stringify(rendered).replaceAll('<', '\\u003c');
	return html
		.replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
		.replace(/<title>[^<]*<\/title>/, (given) => (title === null ? given : `<title>${escapeHtml(title)}</title>`))
		.replace(OPENING, () => opening)
		.replace(
			'<div id="root"></div>',
			() => `<div id="root">${markup}</div>\n    <script type="application/json" id="rendered">${data}</script>`,
		);
}

const LETTERS = /[ \t]*<link rel="preload" as="font"[^>]*>\n?/g;

/**
 * Font preloads delay the first paint and compete with what the page needs, so each has a non-matching medium, above the
 * scripts, one of which activates it if it can be there in time; without scripts it is active.
 */
export function withLettersWaiting(html: string): string {
	const letters = html.match(LETTERS) ?? [];
	if (letters.length === 0) return html;
	const waiting = letters.map((tag) => tag.replace('<link ', '<link media="not all" '));
	const head = `${waiting.join('')}    <noscript>${letters.map((tag) => tag.trim()).join('')}</noscript>\n`;
	return html.replace(LETTERS, '').replace(/[ \t]*<script/, (script) => head + script);
}

const SCRIPT = /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;

/**
 * Moves scripts below the content and lowers their priority: they would compete for bandwidth with it and its fonts, and
 * a rendered page can be read before any of them runs.
 *
 * The browser reaches the end of a long page only after it has laid out and painted the beginning, and meanwhile nothing
 * would be transferred. So the head preloads what every page runs: it is most of the code, and the rest waits for it.
 * @param words the scripts of the language, which every page in it runs besides those that the HTML names as scripts
 */
export function withScriptsLast(html: string, words: readonly string[]): string {
	const scripts = (html.match(SCRIPT) ?? []).map((tag) => tag.replace(/ crossorigin/, ' fetchpriority="low"$&'));
	const built = scripts.flatMap((tag) => /<script [^>]*src="([^"]+)"/.exec(tag)?.[1] ?? []);
	const ahead = [...built, ...words.map(escapeHtml)].map(
		(path) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}">`,
	);
	return html
		.replace(SCRIPT, '')
		.replace('</head>', () => `  ${ahead.join('\n    ')}\n  </head>`)
		.replace('</body>', () => `${scripts.join('')}  </body>`);
}

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Inlines the style sheets. Each carries its URL, which tells the site's script that it needn't be fetched.
 * @param pages the page's sheets, besides those that the HTML links to
 * @param read returns the text of a sheet
 */
export function withSheetsInside(html: string, pages: readonly string[], read: (path: string) => string): string {
	const inside = (path: string) => `<style data-sheet="${escapeHtml(path)}">${read(path)}</style>`;
	return html
		.replace(SHEET, (_link, path: string) => inside(path))
		.replace('</head>', () => `  ${pages.map(inside).join('\n    ')}\n  </head>`);
}
