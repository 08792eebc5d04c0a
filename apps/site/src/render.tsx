import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { meQuery, queryClient } from './api';
import { dataOf, type Rendered } from './opening/rendered';
import { openingHtml } from './opening/stalled';
import { page } from './page';
import { createSiteRouter } from './routes';
import { SiteRoot } from './SiteRoot';
import { renderedFrame } from './shell/renderedFrame';
import { titleOf } from './shell/title';
import { language } from './strings';
import { openingWords } from './strings/opening';

/** What a component requests is known after rendering it; what follows from that is requested in the next round. */
const ROUNDS = 4;

/** A path without a page, which has only the frame of every page. */
const FRAME_PATH = '/-';

/** React's marker for a part that failed to render. */
const GIVEN_UP = '<!--$!-->';

/**
 * - `page`: the page, as a visitor sees it
 * - `frame`, `visitorsFrame`: the frame around any page, for a signed-in user and for a visitor
 */
type Part = 'page' | 'frame' | 'visitorsFrame';

let last: Promise<unknown> = Promise.resolve();

/**
 * The site as the server sends it, before any script has run, from the same components as in the browser.
 * @param path without a query
 * @param read responds to the site's calls to `/api`
 * @returns the content of `#root`, what the page says if its scripts don't run, and the data it was rendered from; null
 * if the path isn't a page for visitors
 * @throws if a call fails
 */
export function render(path: string, part: Part, read: typeof fetch) {
	// All pages of a language share their query cache, so they are rendered one after another.
	const next = last.then(() => renderNow(path, part, read));
	last = next.catch(() => undefined);
	return next;
}

async function renderNow(path: string, part: Part, read: typeof fetch) {
	page.fetch = read;
	queryClient.clear();
	if (part !== 'frame') queryClient.setQueryData(meQuery.queryKey, null);
	renderedFrame.isWanted = part !== 'page';
	const address = part === 'page' ? path : FRAME_PATH;
	const router = createSiteRouter(createMemoryHistory({ initialEntries: [address] }));
	await router.load();
	let html = renderToString(<SiteRoot router={router} />);
	// The page redirects.
	if (html === '') return null;
	for (let round = 0; round < ROUNDS && (await readAsked(part)); round += 1)
		html = renderToString(<SiteRoot router={router} />);
	if (html.includes(GIVEN_UP)) throw new Error(`A part of ${address} can be rendered by a browser only.`);
	const rendered: Rendered = { path: part === 'page' ? path : null, language, data: dataOf(queryClient) };
	return {
		html,
		title: part === 'page' ? titleOf(router) : null,
		opening: openingHtml(openingWords[language]),
		rendered,
	};
}

/** Requests what the components wait for. @returns whether there was anything */
async function readAsked(part: Part): Promise<boolean> {
	const asked = queryClient
		.getQueryCache()
		.getAll()
		.filter(({ state, options, queryKey }) => {
			// Only the browser knows who is signed in.
			if (part === 'frame' && queryKey === meQuery.queryKey) return false;
			return state.status === 'pending' && options.queryFn && isEnabled(options);
		});
	// A server that can't answer itself sends the page empty, immediately.
	await Promise.all(asked.map((query) => query.fetch({ ...query.options, retry: 0 })));
	return asked.length > 0;
}

/** Set by the query's observer, and stored with it. */
const isEnabled = (options: object) => !('enabled' in options) || options.enabled !== false;
