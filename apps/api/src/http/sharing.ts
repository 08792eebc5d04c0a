import { escapeHtml } from '../platform/escapeHtml';

/** What the build of the site tells of its pages that everybody may read. */
export interface Sharing {
	siteName: string;
	picture: { path: string; width: number; height: number; alt: string };
	pages: readonly PublicPage[];
}

interface PublicPage {
	path: string;
	/** The document's. */
	title: string;
	/** What a messenger shows. */
	sharedTitle: string;
	description: string;
}

/**
 * What stands in the head of one page: what it is called and is about, its one address, and how a link to it looks.
 * [INF-03] [INF-04] @param base the address of the site, without a slash at its end
 */
export function headOf({ path, title, sharedTitle, description }: PublicPage, site: Sharing, base: string): string {
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
	// What it does not find under its own names, it takes from those above.
	const ofTwitter = { 'twitter:card': 'summary_large_image', 'twitter:image:alt': picture.alt };
	return [
		`<title>${escapeHtml(title)}</title>`,
		meta('name', 'description', description),
		`<link rel="canonical" href="${escapeHtml(base + path)}" />`,
		...Object.entries(shared).map(([name, content]) => meta('property', name, content)),
		...Object.entries(ofTwitter).map(([name, content]) => meta('name', name, content)),
	].join('\n    ');
}

/** In the head of what is one person's, or nobody's. */
export const hiddenHead = (siteName: string) =>
	`<title>${escapeHtml(siteName)}</title>\n    ${meta('name', 'robots', 'noindex')}`;

const meta = (kind: 'name' | 'property', name: string, content: string) =>
	`<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/** The pages that everybody may read, for search engines. */
export function sitemapOf({ pages }: Sharing, base: string): string {
	const urls = pages.map(({ path }) => `<url><loc>${escapeHtml(base + path)}</loc></url>`);
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/**
 * What search engines may not read: pages of one's own, and calls. A rule takes all that begins so: whole folders, and
 * where one of their pages is for everybody, the others one by one.
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
