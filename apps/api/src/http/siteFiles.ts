import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'visa-sdk/rules';
import { type Packing, ReadyText } from '../platform/readyText';
import {
	type FirstFiles,
	withFirstFiles,
	withFonts,
	withHead,
	withLettersWaiting,
	withRendered,
	withScriptsLast,
	withSheetsInside,
} from './pageHtml';
import type { Part, Rendered, Renderer } from './rendering';
import { styleSourcesOf } from './security';
import type { Sharing } from './sharing';

interface FilesOfLanguage {
	readonly scripts: readonly string[];
	readonly fonts: readonly string[];
}

const noFiles: FilesOfLanguage = { scripts: [], fonts: [] };

/** What the site's build left in its folder. */
export interface Site {
	/** The page as built; null if the site hasn't been built. */
	html: string | null;
	/** Whether the site has a page at a path. */
	hasPageAt(path: string): boolean;
	addresses: readonly string[];
	/** Null for a site that provides no information about its pages. */
	sharing: Sharing | null;
	/** Whether a visitor can read the page at a path without parameters. */
	isForVisitors(path: string): boolean;
	/** The text of a style sheet. */
	sheet(path: string): string;
	/**
	 * What a page's code imports statically; null for a page that looks the same to the browser until its script has run.
	 */
	firstFilesAt(path: string): FirstFiles | null;
	/** What every page in a language needs: its words, without which none becomes interactive, and its fonts. */
	filesIn(language: Language): FilesOfLanguage;
}

/** @param siteDir contains the page, the list of the site's paths, and their descriptions */
export function readSite(siteDir: string): Site {
	const path = join(siteDir, 'index.html');
	if (!existsSync(path))
		return {
			...{ html: null, hasPageAt: () => false, addresses: [], sharing: null, firstFilesAt: () => null },
			...{ isForVisitors: () => false, sheet: () => '', filesIn: () => noFiles },
		};
	const addresses: string[] = JSON.parse(readFileSync(join(siteDir, 'addresses.json'), 'utf8'));
	const patterns = addresses.map(patternOf);
	const readMade = <Made>(name: string): Made | null => {
		const made = join(siteDir, name);
		return existsSync(made) ? JSON.parse(readFileSync(made, 'utf8')) : null;
	};
	const first = Object.entries(readMade<Record<string, FirstFiles>>('first.json') ?? {}).map(
		([address, files]) => [patternOf(address), files] as const,
	);
	const words = readMade<Partial<Record<Language, FilesOfLanguage>>>('words.json') ?? {};
	const sheets = new Map<string, string>();
	const sharing = readMade<Sharing>('pages.json');
	return {
		html: readFileSync(path, 'utf8'),
		hasPageAt: (path) => patterns.some((pattern) => pattern.test(path)),
		addresses,
		sharing,
		isForVisitors: (path) =>
			addresses.includes(path) && (path.startsWith('/auth/') || !!sharing?.pages.some((page) => page.path === path)),
		sheet: (path) => {
			const text = sheets.get(path) ?? readFileSync(join(siteDir, path), 'utf8');
			sheets.set(path, text);
			return text;
		},
		firstFilesAt: (path) => first.find(([pattern]) => pattern.test(path))?.[1] ?? null,
		filesIn: (language) => words[language] ?? noFiles,
	};
}

const isStaffs = (path: string) => /^\/dashboard(\/|$)/.test(path);
/** Where every staff page redirects visitors. */
const staffsDoor = '/dashboard/auth/login';

/** A visit to a page. */
export interface Visit {
	/** As in the URL. */
	readonly path: string;
	/** Whether the URL has a query. */
	readonly hasQuery: boolean;
	readonly isSignedIn: boolean;
	/** From the browser's cookie. */
	readonly language: Language;
}

/** A page, along with the style sources it needs. */
class SitePage extends ReadyText {
	readonly styles: readonly string[];

	constructor(html: string, packing: Packing) {
		super(html, 'text/html; charset=utf-8', packing, ['Cookie']);
		this.styles = styleSourcesOf(html);
	}
}

/**
 * The site's page for a path, created on first request: one for each page that can be rendered, and one for all others
 * that need the same files. Null if the site hasn't been built.
 * @param base the site's URL
 * @param onFault is told why a page couldn't be rendered: it is sent empty, and the browser renders it
 */
export function createPages(
	site: Site,
	renderer: Renderer | null,
	base: () => string,
	onFault: (fault: unknown) => void,
): (visit: Visit) => Promise<SitePage | null> {
	const made = new Map<string, { of: Rendered | null; text: SitePage }>();
	return async (visit) => {
		const { html, sharing } = site;
		if (html === null) return null;
		const path = visit.path.replace(/(.)\/+$/, '$1');
		const page = sharing?.pages.find((one) => one.path === path);
		const { language, isSignedIn } = visit;
		const isAtTheDoor = isStaffs(path) && !isSignedIn && site.hasPageAt(path);
		const files = site.firstFilesAt(isAtTheDoor ? staffsDoor : path);
		const part = renderer && partFor(site, path, visit);
		const rendered = part ? await renderer(path, part, language).catch(onFault) : null;
		// Nothing that a caller could invent: the cache must not grow by it.
		const own = rendered ? [part, language, part === 'page' ? path : ''] : [];
		const key = [page?.path ?? '', ...(files?.scripts ?? []), ...own].join(' ');
		const known = made.get(key);
		if (known && known.of === (rendered ?? null)) return known.text;
		const text = new SitePage(make(), rendered ? 'quick-then-small' : 'small');
		made.set(key, { of: rendered ?? null, text });
		return text;

		function make(): string {
			const headed = withHead(html ?? '', page, sharing, base);
			if (!rendered) return files ? withFirstFiles(headed, files) : headed;
			const styled = withSheetsInside(headed, files?.styles ?? [], site.sheet);
			const ofLanguage = site.filesIn(language);
			const scripts = files?.scripts ?? [];
			const named = withFirstFiles(withFonts(styled, ofLanguage.fonts), { scripts, styles: [] });
			// One frame is for many paths, in the language of its words.
			const titled = { ...rendered, title: rendered.title ?? page?.titles[language] ?? null };
			return withScriptsLast(withLettersWaiting(withRendered(named, titled, language)), ofLanguage.scripts);
		}
	};
}

/** Which part of the site is rendered for a visit; null for the dashboard, and for unknown paths. */
function partFor(site: Site, path: string, { hasQuery, isSignedIn }: Visit): Part | null {
	if (isStaffs(path) || !site.hasPageAt(path)) return null;
	if (isSignedIn) return 'frame';
	// A private page redirects visitors, and a query may contain anything.
	return site.isForVisitors(path) && !hasQuery ? 'page' : 'visitorsFrame';
}

/** `/a/$id` has one segment more than `/a`, `/a/$` any number of them, as in the router. */
function patternOf(address: string): RegExp {
	const parts = address.split('/').filter(Boolean);
	const source = parts.map((part) => {
		if (part === '$') return '/.+';
		return part.startsWith('$') ? '/[^/]+' : `/${part.replace(/[^\w-]/g, '\\$&')}`;
	});
	return new RegExp(`^${source.join('')}/?$`);
}
