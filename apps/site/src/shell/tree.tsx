import { createRootRoute, createRoute } from '@tanstack/react-router';
import { currentUser } from '../api';
import { isForeign } from '../strings';
import { Layout } from './Layout';
import { NotFoundPage } from './NotFoundPage';
import { PageSkeleton } from './PageSkeleton';
import { parseRedirect } from './query';
import { renderedFrame } from './renderedFrame';

declare module '@tanstack/react-router' {
	interface StaticDataRouteOption {
		/** The document's title. [RTE-10] */
		title?: string;
	}
}

/** The route above all others. */
export const root = createRootRoute({
	component: Layout,
	notFoundComponent: () => (renderedFrame.isWanted ? <PageSkeleton /> : <NotFoundPage />),
});

/** Everything in the layout waits for the current user. [NAV-08] */
export const ready = createRoute({
	getParentRoute: () => root,
	id: 'ready',
	// The dashboard is Azerbaijani: whoever comes to it from a page in another language, or goes back, opens it anew.
	beforeLoad: ({ location }) => {
		if (!isForeign(location.pathname)) return undefined;
		window.location.replace(location.href);
		return new Promise<undefined>(() => undefined);
	},
	loader: () => currentUser().then(() => null),
	pendingComponent: PageSkeleton,
});

/** What stands in an address is the traveller's: all of it may be missing. */
export type Search<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Where a page of signing in leads on to. */
export const authSearch = (search: Record<string, unknown>): Search<'redirect'> => ({
	redirect: parseRedirect(search.redirect),
});
