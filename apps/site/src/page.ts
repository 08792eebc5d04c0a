import { LANGUAGE_COOKIE } from 'visa-sdk/rules';

type Fetch = typeof fetch;

/** What stands in for the browser while the server renders a page for it; the server sets how it reads its own data. */
export interface ServerPage {
	document: { cookie: string };
	fetch: Fetch;
	channel(name: string): Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

/** One module is loaded for each language, which its own address names: `render.js?language=ru`. */
function serverPage(): ServerPage {
	const language = new URL(import.meta.url).searchParams.get('language');
	return {
		document: { cookie: language ? `${LANGUAGE_COOKIE}=${language}` : '' },
		fetch: () => Promise.reject(new Error('The server reads nothing before it renders.')),
		// Nobody is signed in at the server, and nobody hears of it.
		channel: () => ({ postMessage: () => undefined, addEventListener: () => undefined }),
	};
}

/** What this page stands on. */
export const page: ServerPage = import.meta.env.SSR
	? serverPage()
	: { document, fetch: (input, init) => fetch(input, init), channel: (name) => new BroadcastChannel(name) };
