import type { Language } from 'visa-sdk/rules';
import { escapeHtml } from '../platform/escapeHtml';

/** What the site's build lists about its public pages. */
export interface Sharing {
	siteName: string;
	picture: { path: string; width: number; height: number; alt: string };
	pages: readonly PublicPage[];
}

interface PublicPage {
	path: string;
	/** The document title in each language. */
	titles: Readonly<Record<Language, string>>;
	/** The title shown by messengers. */
	sharedTitle: string;
	description: string;
}

/**
 * The head of one page: its Azerbaijani title and description, its canonical URL, and how a link to it looks. [INF-03]
 * [INF-04]
 * @param base the site's URL, without a trailing slash
 */
export function headOf({ path, titles, sharedTitle, description }: PublicPage, site: Sharing, base: string): string {
	const { picture, siteName } = site;
	const shared = {
		'og:type': 'website',
		'og:site_name': siteName,
		'og:locale': 'az_AZ',
		'og:title': sharedTitle,
		'og:description': description,
		'og:url': base + path,
		'og:image': base + picture.path,
		'og:image:type': 'image/png',
		'og:image:width': String(picture.width),
		'og:image:height': String(picture.height),
		'og:image:alt': picture.alt,
	};
	// For anything missing under its own names, Twitter falls back to those above.
	const ofTwitter = { 'twitter:card': 'summary_large_image', 'twitter:image:alt': picture.alt };
	return [
		`<title>${escapeHtml(titles.az)}</title>`,
		meta('name', 'description', description),
		`<link rel="canonical" href="${escapeHtml(base + path)}" />`,
		...Object.entries(shared).map(([name, content]) => meta('property', name, content)),
		...Object.entries(ofTwitter).map(([name, content]) => meta('name', name, content)),
	].join('\n    ');
}

/** The head of private and unknown pages. */
export const hiddenHead = (siteName: string) =>
	`<title>${escapeHtml(siteName)}</title>\n    ${meta('name', 'robots', 'noindex')}`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
	`<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** The public pages, for search engines. */
export function sitemapOf({ pages }: Sharing, base: string): string {
	const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(base + path)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * What search engines may not read: private pages, and calls. A rule covers everything that starts with it: whole
 * folders, and where one of a folder's pages is public, the others one by one.
 */
export function robotsOf({ pages }: Sharing, addresses: readonly string[], base: string): string {
	const open = new Set(pages.map(({ path }) => path));
	const closed = addresses
		.filter((path) => !open.has(path))
		.map((path) => {
			const folder = `/${path.split('/')[1] ?? ''}`;
			const isShared = [...open].some((other) => other.startsWith(`${folder}/`));
			return isShared ? path.replace(/\/\$.*/, '/') : folder;
		});
	const rules = ['/api', ...new Set(closed)].sort().map((path) => `Disallow: ${path}`);
	return ['User-agent: *', ...rules, '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
}
