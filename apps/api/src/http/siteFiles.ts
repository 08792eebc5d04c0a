import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../platform/escapeHtml';
import { ReadyText } from '../platform/readyText';
import { headOf, hiddenHead, type Sharing } from './sharing';

/** What the build of the site left in its folder. */
export interface Site {
	/** The page as the build made it; null when the site is not built. */
	html: string | null;
	/** Whether the site has a page of its own at a path. */
	hasPageAt(path: string): boolean;
	addresses: readonly string[];
	/** Null for a site that tells nothing of its pages. */
	sharing: Sharing | null;
	/** What a page's code imports at once; null for a page that is alike for the browser until its script has run. */
	firstFilesAt(path: string): FirstFiles | null;
}

/** Files of one page, by their paths from the root, beside those that stand in the HTML already. */
interface FirstFiles {
	scripts: readonly string[];
	styles: readonly string[];
}

/** @param siteDir with the page, the list of the addresses that the site's router knows, and what is told of them */
export function readSite(siteDir: string): Site {
	const path = join(siteDir, 'index.html');
	if (!existsSync(path))
		return { html: null, hasPageAt: () => false, addresses: [], sharing: null, firstFilesAt: () => null };
	const addresses: string[] = JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8'));
	const patterns = addresses.map(patternOf);
	const readMade = <Made>(name: string): Made | null => {
		const made = join(siteDir, name);
		return existsSync(made) ? JSON.parse(readFileSync(made, 'utf8')) : null;
	};
	const first = Object.entries(readMade<Record<string, FirstFiles>>('first.json') ?? {}).map(
		([address, files]) => [patternOf(address), files] as const,
	);
	return {
		html: readFileSync(path, 'utf8'),
		hasPageAt: (path) => patterns.some((pattern) => pattern.test(path)),
		addresses,
		sharing: readMade<Sharing>('pages.json'),
		firstFilesAt: (path) => first.find(([pattern]) => pattern.test(path))?.[1] ?? null,
	};
}

/** Where the head of the page tells what it is about. */
const HEAD = /<!--page-->[\s\S]*?<!--\/page-->/;

/**
 * The site's page for an address, made when it is first asked for: one for each page that everybody may read, and one
 * for all others that need the same files. Null when the site is not built. @param base the address of the site
 */
export function createPages(site: Site, base: () => string): (path: string) => ReadyText | null {
	const made = new Map<string, ReadyText>();
	return (asked) => {
		const { html, sharing } = site;
		if (html === null) return null;
		const path = asked.replace(/(.)\/+$/, '$1');
		const page = sharing?.pages.find((one) => one.path === path);
		const files = site.firstFilesAt(path);
		const key = `${page?.path ?? ''} ${files?.scripts[0] ?? ''}`;
		const make = () => withFirstFiles(withHead(html, page, sharing, base), files);
		const ready = made.get(key) ?? new ReadyText(make(), 'text/html; charset=utf-8');
		made.set(key, ready);
		return ready;
	};
}

function withHead(
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
function withFirstFiles(html: string, files: FirstFiles | null): string {
	if (!files) return html;
	const links = [
		...files.styles.map((path) => `<link rel="preload" as="style" crossorigin href="${escapeHtml(path)}">`),
		...files.scripts.map((path) => `<link rel="modulepreload" crossorigin href="${escapeHtml(path)}">`),
	];
	return html.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

/** `/a/$id` has one part more than `/a`, `/a/$` any number of them, as the router has it. */
function patternOf(address: string): RegExp {
	const parts = address.split('/').filter(Boolean);
	const source = parts.map((part) => {
		if (part === '$') return '/.+';
		return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
	});
	return new RegExp(`^${source.join('')}/?$`);
}
