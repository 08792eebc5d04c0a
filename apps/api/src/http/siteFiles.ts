import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadyText } from '../platform/readyText';

/** What the build of the site left in its folder. */
export interface Site {
	/** Null when the site is not built. */
	page: ReadyText | null;
	html: string;
	/** Whether the site has a page of its own at a path. */
	hasPageAt(path: string): boolean;
}

/** @param siteDir with the page, and the list of the addresses that the site's router knows */
export function readSite(siteDir: string): Site {
	const path = join(siteDir, 'index.html');
	if (!existsSync(path)) return { page: null, html: '', hasPageAt: () => false };
	const html = readFileSync(path, 'utf8');
	const addresses: string[] = JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8'));
	const patterns = addresses.map(patternOf);
	return {
		page: new ReadyText(html, 'text/html; charset=utf-8'),
		html,
		hasPageAt: (path) => patterns.some((pattern) => pattern.test(path)),
	};
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
