import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
}

/** @param siteDir with the page, the list of the addresses that the site's router knows, and what is told of them */
export function readSite(siteDir: string): Site {
	const path = join(siteDir, 'index.html');
	if (!existsSync(path)) return { html: null, hasPageAt: () => false, addresses: [], sharing: null };
	const addresses: string[] = JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8'));
	const patterns = addresses.map(patternOf);
	const told = join(siteDir, 'pages.json');
	return {
		html: readFileSync(path, 'utf8'),
		hasPageAt: (path) => patterns.some((pattern) => pattern.test(path)),
		addresses,
		sharing: existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : null,
	};
}

/** Where the head of the page tells what it is about. */
const HEAD = /<!--page-->[\s\S]*?<!--\/page-->/;

/**
 * The site's page for an address, made when it is first asked for: one for each page that everybody may read, and one
 * for all others. Null when the site is not built. @param base the address of the site
 */
export function createPages({ html, sharing }: Site, base: () => string): (path: string) => ReadyText | null {
	const made = new Map<string, ReadyText>();
	return (asked) => {
		if (html === null) return null;
		const path = asked.replace(/(.)\/+$/, '$1');
		const page = sharing?.pages.find((one) => one.path === path);
		const key = page?.path ?? '';
		const ready = made.get(key) ?? new ReadyText(withHead(html, page, sharing, base), 'text/html; charset=utf-8');
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

/** `/a/$id` has one part more than `/a`, `/a/$` any number of them, as the router has it. */
function patternOf(address: string): RegExp {
	const parts = address.split('/').filter(Boolean);
	const source = parts.map((part) => {
		if (part === '$') return '/.+';
		return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
	});
	return new RegExp(`^${source.join('')}/?$`);
}
