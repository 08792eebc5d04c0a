import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from 'visa-sdk/rules';
import type { OwnRead } from './ownReads';

/**
 * - `page`: the page at a path, as a visitor sees it
 * - `frame`, `visitorsFrame`: the frame around any page, for a signed-in user and for a visitor
 */
export type Part = 'page' | 'frame' | 'visitorsFrame';

/** What the site's server module makes of a path. */
export interface Rendered {
	/** The content of the page's root element. */
	readonly html: string;
	/** The document title; null if it is that of the path, which a frame doesn't know. */
	readonly title: string | null;
	/** What the page says in its language if its scripts don't run. */
	readonly opening: string;
	/** The data it was rendered from, for hydration. */
	readonly rendered: object;
}

interface RenderModule {
	render(path: string, part: Part, read: typeof fetch): Promise<Rendered | null>;
}

/** A rendering with the versions of its data. */
interface Kept {
	readonly made: Rendered | null;
	/** The version of each response, by its URL. */
	readonly reads: ReadonlyMap<string, string>;
}

/** @returns the rendering of a path for the current catalogue: the same object while nothing has changed */
export type Renderer = (path: string, part: Part, language: Language) => Promise<Rendered | null>;

/**
 * Renders pages of the site from the responses to their own calls, and again once one of these has changed. Null if the
 * site was built without its server module.
 */
export function createRenderer(siteDir: string, ownRead: OwnRead): Renderer | null {
	const file = join(siteDir, 'server', 'render.js');
	if (!existsSync(file)) return null;
	const modules = new Map<Language, Promise<RenderModule>>();
	const moduleOf = (language: Language) => {
		// A page of the site has one language for life, so each language has its own module instance.
		const loaded = modules.get(language) ?? import(`${pathToFileURL(file)}?language=${language}`);
		modules.set(language, loaded);
		return loaded;
	};

	const renderNow = async (path: string, part: Part, language: Language): Promise<Kept> => {
		const reads = new Map<string, string>();
		const read: typeof fetch = async (input) => {
			const address = String(input);
			const { status, body, version } = await ownRead(address, language);
			reads.set(address, version);
			return new Response(body, { status, headers: { 'content-type': 'application/json' } });
		};
		const { render } = await moduleOf(language);
		return { made: await render(path, part, read), reads };
	};
	const isCurrent = async ({ reads }: Kept, language: Language) => {
		const now = await Promise.all(
			[...reads].map(async ([path, was]) => (await ownRead(path, language)).version === was),
		);
		return now.every(Boolean);
	};

	const kept = new Map<string, Kept>();
	const underWay = new Map<string, Promise<Kept>>();
	const look = async (key: string, path: string, part: Part, language: Language): Promise<Kept> => {
		const known = kept.get(key);
		if (known && (await isCurrent(known, language))) return known;
		const next = await renderNow(path, part, language);
		kept.set(key, next);
		return next;
	};
	return async (path, part, language) => {
		const key = `${language} ${part} ${part === 'page' ? path : ''}`;
		// Simultaneous callers get the same result.
		const asked = underWay.get(key) ?? look(key, path, part, language).finally(() => underWay.delete(key));
		underWay.set(key, asked);
		return (await asked).made;
	};
}
