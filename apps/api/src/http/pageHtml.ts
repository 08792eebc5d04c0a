import type { Language } from 'visa-sdk/rules';
import { escapeHtml } from '../platform/escapeHtml';
import type { Rendered } from './rendering';
import { headOf, hiddenHead, type Sharing } from './sharing';

/** Files of one page, by their paths from the root, beside those that stand in the HTML already. */
export interface FirstFiles {
	scripts: readonly string[];
	styles: readonly string[];
}

/** Where the head of the page tells what it is about. */
const HEAD = /<!--page-->[\s\S]*?<!--\/page-->/;

/** Tells what the page is about. @param base the address of the site */
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

/** Names the files of the page, so that the browser fetches them beside the script that will ask for them. */
export function withFirstFiles(html: string, { scripts, styles }: FirstFiles): string {
	const links = [
		...styles.map((path) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(path)}">`),
		...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`),
	];
	return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Names the letters of the page's language beside those of all pages. */
export function withFonts(html: string, fonts: readonly string[]): string {
	const links = fonts.map(
		(path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(path)}">`,
	);
	return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** Fills the page with what was rendered for it. The browser need not ask for anything before it draws it. */
export function withRendered(html: string, { html: markup, title, rendered }: Rendered, language: Language): string {
	// In a script's text only this could end it.
	const data = JSON.stringify(rendered).replaceAll('<', '\\u003c');
	return html
		.replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
		.replace(/<title>[^<]*<\/title>/, (given) => (title === null ? given : `<title>${escapeHtml(title)}</title>`))
		.replace(
			'<div id="root"></div>',
			() => `<div id="root">${markup}</div>\n    <script type="application/json" id="rendered">${data}</script>`,
		);
}

const LETTERS = /[ \t]*<link rel="preload" as="font"[^>]*>\n?/g;

/**
 * Names the letters below what is drawn: for a link in the head the browser holds the first paint back. There each stands as
 * one that no medium asks for, above the scripts, of which one says whether it counts; without scripts it does.
 */
export function withLettersLast(html: string): string {
	const letters = html.match(LETTERS) ?? [];
	if (letters.length === 0) return html;
	const waiting = letters.map((tag) => tag.replace('<link ', '<link media="not all" '));
	const head = `${waiting.join('')}    <noscript>${letters.map((tag) => tag.trim()).join('')}</noscript>\n`;
	return html
		.replace(LETTERS, '')
		.replace(/[ \t]*<script/, (script) => head + script)
		.replace('</body>', () => `${letters.join('')}  </body>`);
}

const SCRIPT = /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g;

/**
 * Names the scripts below what is drawn, and after it in rank: they would share the line with it and its letters, and a
 * rendered page can be read before any of them runs.
 */
export function withScriptsLast(html: string): string {
	const scripts = (html.match(SCRIPT) ?? []).map((tag) => tag.replace(/ crossorigin/, ' fetchpriority="low"$&'));
	return html.replace(SCRIPT, '').replace('</body>', () => `${scripts.join('')}  </body>`);
}

const SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/**
 * Puts the sheets into the page itself. Each says its address: by it the site's script knows that it need not fetch it.
 * @param pages of the page, beside those that the HTML links to
 * @param read the text of a sheet
 */
export function withSheetsInside(html: string, pages: readonly string[], read: (path: string) => string): string {
	const inside = (path: string) => `<style data-sheet="${escapeHtml(path)}">${read(path)}</style>`;
	return html
		.replace(SHEET, (_link, path: string) => inside(path))
		.replace('</head>', () => `  ${pages.map(inside).join('\n    ')}\n  </head>`);
}
