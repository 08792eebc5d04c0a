import { LANGUAGE_COOKIE } from 'visa-sdk/rules';

type Fetch = typeof fetch;

/** What replaces the browser while the server renders a page; the server sets how it reads its own data. */
export interface ServerPage {
	document: { cookie: string };
	fetch: Fetch;
	channel(name: string): Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;
}

const nothing = () => undefined;

/** Each language loads its own module instance, named by its URL: `render.js?language=ru`. */
function serverPage(): ServerPage {
	const language = new URL(import.meta.url).searchParams.get('language');
	return {
		document: { cookie: language ? `${LANGUAGE_COOKIE}=${language}` : '' },
		fetch: () => Promise.reject(new Error('The server reads nothing before it renders.')),
		// On the server nobody is signed in, and nobody is notified.
		channel: () => ({ postMessage: nothing, addEventListener: nothing, removeEventListener: nothing }),
	};
}

/** The environment of this page. */
export const page: ServerPage = import.meta.env.SSR
	? serverPage()
	: { document, fetch: (input, init) => fetch(input, init), channel: (name) => new BroadcastChannel(name) };
