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
		/** The document title. [RTE-10] */
		title?: string;
	}
}

/** The root route. */
export const root = createRootRoute({
	component: Layout,
	notFoundComponent: () => (renderedFrame.isWanted ? <PageSkeleton /> : <NotFoundPage />),
});

/** Everything in the layout waits for the current user. [NAV-08] */
export const ready = createRoute({
	getParentRoute: () => root,
	id: 'ready',
	// The dashboard is in Azerbaijani: going to it from a page in another language, or back, reloads.
	beforeLoad: ({ location }) => {
		if (!isForeign(location.pathname)) return undefined;
		window.location.replace(location.href);
		return new Promise<undefined>(() => undefined);
	},
	loader: () => currentUser().then(() => null),
	pendingComponent: PageSkeleton,
});

/** A URL is up to the visitor: any of it may be missing. */
export type Search<Name extends string> = Partial<Record<Name, string | undefined>>;

/** Where a sign-in page leads. */
export const authSearch = (search: Record<string, unknown>): Search<'redirect'> => ({
	redirect: parseRedirect(search.redirect),
});
