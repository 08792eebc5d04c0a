import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from 'visa-sdk/rules';
import type { OwnRead } from './ownReads';

/**
 * - `page`: the page of an address, as a visitor sees it
 * - `frame`, `visitorsFrame`: what stands around any page, for somebody signed in and for a visitor
 */
export type Part = 'page' | 'frame' | 'visitorsFrame';

/** What the site's module for the server makes of an address. */
export interface Rendered {
	/** What stands in the page's root. */
	readonly html: string;
	/** The document's; null where it is that of the address, whatever the language. */
	readonly title: string | null;
	/** What it was rendered from, for the script that takes it over. */
	readonly rendered: object;
}

interface RenderModule {
	render(path: string, part: Part, read: typeof fetch): Promise<Rendered | null>;
}

/** One rendering with what it was made from. */
interface Kept {
	readonly made: Rendered | null;
	/** By its address, the version of each answer. */
	readonly reads: ReadonlyMap<string, string>;
}

/** @returns the rendering of an address as the catalogue is now: the same object while nothing has changed */
export type Renderer = (path: string, part: Part, language: Language) => Promise<Rendered | null>;

/**
 * Renders pages of the site from what their own calls answer, and again when one of these answers has changed. Null
 * when the site was built without its module for the server.
 */
export function createRenderer(siteDir: string, ownRead: OwnRead): Renderer | null {
	const file = join(siteDir, 'server', 'render.js');
	if (!existsSync(file)) return null;
	const modules = new Map<Language, Promise<RenderModule>>();
	const moduleOf = (language: Language) => {
		// A page of the site has one language for its life: each has a module of its own.
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
		// Whoever asks at the same moment gets the same answer.
		const asked = underWay.get(key) ?? look(key, path, part, language).finally(() => underWay.delete(key));
		underWay.set(key, asked);
		return (await asked).made;
	};
}
