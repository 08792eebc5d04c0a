import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { meQuery, queryClient } from './api';
import { dataOf, type Rendered } from './opening/rendered';
import { page } from './page';
import { createSiteRouter } from './routes';
import { SiteRoot } from './SiteRoot';
import { renderedFrame } from './shell/renderedFrame';
import { titleOf } from './shell/title';
import { language } from './strings';

/** What a component asks for is known when it was rendered; what that leads to is asked for in the next round. */
const ROUNDS = 4;

/** An address that no page has: around it stands what stands around every page. */
const FRAME_PATH = '/-';

/** React's mark of a part whose rendering failed. */
const GIVEN_UP = '<!--$!-->';

/**
 * - `page`: the page, as a visitor sees it
 * - `frame`, `visitorsFrame`: what stands around any page, for whoever is signed in and for a visitor
 */
type Part = 'page' | 'frame' | 'visitorsFrame';

let last: Promise<unknown> = Promise.resolve();

/**
 * The site as the server sends it, before any script has run: made of the same components as in the browser.
 * @param path without a query
 * @param read answers a call of the site to `/api`
 * @returns the markup of `#root`, and what it was rendered from; null when the address is no page for visitors
 * @throws when a call could not be answered
 */
export function render(path: string, part: Part, read: typeof fetch) {
	// All pages of the language share what they read: one is rendered after the other.
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
	// The page leads elsewhere.
	if (html === '') return null;
	for (let round = 0; round < ROUNDS && (await readAsked(part)); round += 1)
		html = renderToString(<SiteRoot router={router} />);
	if (html.includes(GIVEN_UP)) throw new Error(`A part of ${address} can be rendered by a browser only.`);
	const rendered: Rendered = { path: part === 'page' ? path : null, language, data: dataOf(queryClient) };
	return { html, title: part === 'page' ? titleOf(router) : null, rendered };
}

/** Asks for what the components wait for. @returns whether there was anything */
async function readAsked(part: Part): Promise<boolean> {
	const asked = queryClient
		.getQueryCache()
		.getAll()
		.filter(({ state, options, queryKey }) => {
			// Who is there is for the browser to say.
			if (part === 'frame' && queryKey === meQuery.queryKey) return false;
			return state.status === 'pending' && options.queryFn && isEnabled(options);
		});
	// A server that can't answer itself sends the page empty, at once.
	await Promise.all(asked.map((query) => query.fetch({ ...query.options, retry: 0 })));
	return asked.length > 0;
}

/** Said by whoever looks at the query, and kept with it. */
const isEnabled = (options: object) => !('enabled' in options) || options.enabled !== false;
