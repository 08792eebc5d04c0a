import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireStaff, requireVisitor } from '../shell/guards';
import { NotFoundPage } from '../shell/NotFoundPage';
import { authSearch, ready } from '../shell/tree';
import type { DeskPath } from './applications/deskLists';
import { files } from './files';
import type { SectionPath } from './sections';

declare module '@tanstack/react-router' {
	interface StaticDataRouteOption {
		/** The dashboard section that a page belongs to. */
		section?: SectionPath;
		/** The desk list that a page shows. */
		desk?: DeskPath;
	}
}

/** The dashboard's sign-in page. */
export const dashboardLogin = createRoute({
	getParentRoute: () => ready,
	path: '/dashboard/auth/login',
	validateSearch: authSearch,
	beforeLoad: requireVisitor,
	component: lazyRouteComponent(files.login, 'DashboardLoginPage'),
});

/** Around every page of the dashboard: who may see it is known before any of it is rendered. [RTE-06] */
export const staff = createRoute({
	getParentRoute: () => ready,
	id: 'staff',
	beforeLoad: requireStaff,
	component: lazyRouteComponent(() => import('./StaffFrame'), 'StaffFrame'),
});

/** A list's state is in the URL, as text; the list itself knows which parameters it understands. [DSH-07] */
const listSearch = (search: Record<string, unknown>): Record<string, string | undefined> =>
	Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** How long the previous page stays while the next one loads; after that a placeholder is shown. */
const PENDING_MS = 1_000;

// Nothing is loaded for anyone who isn't staff, even if a link is only pointed at. [RTE-06]
const home = createRoute({
	getParentRoute: () => staff,
	path: '/dashboard',
	pendingMs: PENDING_MS,
	loader: async ({ context }) => {
		if (context.staff) await (await files.home()).loadHome();
	},
	component: lazyRouteComponent(files.home, 'DashboardHomePage'),
});

/** One's own second factor. [DSH-17] */
const security = createRoute({
	getParentRoute: () => staff,
	path: '/dashboard/security',
	component: lazyRouteComponent(files.security, 'StaffSecurityPage'),
});

/** The three pages of a section. [RTE-07] */
const listOf = <Path extends SectionPath>(section: Path) =>
	createRoute({
		getParentRoute: () => staff,
		path: `/dashboard/${section}` as const,
		staticData: { section },
		validateSearch: listSearch,
		pendingMs: PENDING_MS,
		loaderDeps: ({ search }) => search,
		loader: async ({ context, deps, cause }) => {
			// In an open list the previous rows stay visible meanwhile: the list itself requests the new ones.
			if (context.staff && cause !== 'stay') await (await files.list()).loadList(section, deps);
		},
		component: lazyRouteComponent(files.list, 'SectionListPage'),
	});
const creationOf = <Path extends SectionPath>(section: Path) =>
	createRoute({
		getParentRoute: () => staff,
		path: `/dashboard/${section}/create` as const,
		staticData: { section },
		component: lazyRouteComponent(files.form, 'SectionCreatePage'),
	});
const editingOf = <Path extends SectionPath>(section: Path) =>
	createRoute({
		getParentRoute: () => staff,
		path: `/dashboard/${section}/edit/$id` as const,
		staticData: { section },
		pendingMs: PENDING_MS,
		// A form starts from the current record, not from what it was when last opened.
		gcTime: 0,
		loader: async ({ context, params }) =>
			context.staff ? (await files.form()).loadOne(section, (params as { id: string }).id, context.staff) : null,
		notFoundComponent: NotFoundPage,
		component: lazyRouteComponent(files.form, 'SectionEditPage'),
	});
const pagesOf = <Path extends SectionPath>(section: Path) =>
	[listOf(section), creationOf(section), editingOf(section)] as const;

/**
 * The desk: one page for both of its lists. What is visible stays from one to the other, and one connection receives the
 * events. [DSH-11]
 */
const desk = createRoute({
	getParentRoute: () => staff,
	id: 'desk',
	validateSearch: listSearch,
	pendingMs: PENDING_MS,
	component: lazyRouteComponent(files.desk, 'DeskPage'),
});
/** A desk list, with the open case beside it. [RTE-08] [DSH-04] */
const deskListOf = <Path extends DeskPath>(list: Path) =>
	createRoute({
		getParentRoute: () => desk,
		path: `/dashboard/${list}` as const,
		staticData: { desk: list },
		validateSearch: listSearch,
		pendingMs: PENDING_MS,
		loaderDeps: ({ search }) => search,
		loader: async ({ context, deps, cause }) => {
			// An open desk loads by itself, and what it shows stays visible meanwhile; a case is loaded when it is
			// pointed at.
			if (context.staff && cause !== 'stay') await (await files.desk()).loadDesk(list, deps, cause === 'preload');
		},
	});

/** The trail of everything that was done; for ADMIN. [DSH-15] */
const audit = createRoute({
	getParentRoute: () => staff,
	path: '/dashboard/audit',
	validateSearch: listSearch,
	component: lazyRouteComponent(files.audit, 'AuditPage'),
});

/** The pages behind it. */
export const dashboardPages = [
	home,
	security,
	audit,
	desk.addChildren([deskListOf('visa-applications'), deskListOf('my-visa-applications')]),
	...pagesOf('countries'),
	...pagesOf('visa-types'),
	...pagesOf('visa-options'),
	...pagesOf('services'),
	...pagesOf('promocodes'),
	...pagesOf('citizenships'),
	...pagesOf('resident-countries'),
	...pagesOf('agents'),
] as const;
