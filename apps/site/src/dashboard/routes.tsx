import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireStaff, requireVisitor } from '../shell/guards';
import { NotFoundPage } from '../shell/NotFoundPage';
import { authSearch, ready } from '../shell/tree';
import type { DeskPath } from './applications/deskLists';
import { files } from './files';
import type { SectionPath } from './sections';

declare module '@tanstack/react-router' {
	interface StaticDataRouteOption {
		/** The section of the dashboard that a page is of. */
		section?: SectionPath;
		/** The list of the desk that a page is. */
		desk?: DeskPath;
	}
}

/** The door of the dashboard. */
export const dashboardLogin = createRoute({
	getParentRoute: () => ready,
	path: '/dashboard/auth/login',
	validateSearch: authSearch,
	beforeLoad: requireVisitor,
	component: lazyRouteComponent(files.login, 'DashboardLoginPage'),
});

/** Around every page of the dashboard: who may see it is known before anything of it is drawn. [RTE-06] */
export const staff = createRoute({
	getParentRoute: () => ready,
	id: 'staff',
	beforeLoad: requireStaff,
	component: lazyRouteComponent(() => import('./StaffFrame'), 'StaffFrame'),
});

/** What a list shows stands in its address, as texts; the list itself knows which of them it understands. [DSH-07] */
const listSearch = (search: Record<string, unknown>): Record<string, string | undefined> =>
	Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** How long a page of before stays while the next one is fetched; after that a grey page stands there. */
const PENDING_MS = 1_000;

// Nothing is read for whoever is no staff, also not when a link is only pointed at. [RTE-06]
const home = createRoute({
	getParentRoute: () => staff,
	path: '/dashboard',
	pendingMs: PENDING_MS,
	loader: async ({ context }) => {
		if (context.staff) await (await files.home()).loadHome();
	},
	component: lazyRouteComponent(files.home, 'DashboardHomePage'),
});

/** The own second factor. [DSH-17] */
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
			// In an open list the rows of before stay in sight meanwhile: the list itself asks.
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
		// A form begins with what is there now, not with what was there when it was open last.
		gcTime: 0,
		loader: async ({ context, params }) =>
			context.staff ? (await files.form()).loadOne(section, (params as { id: string }).id, context.staff) : null,
		notFoundComponent: NotFoundPage,
		component: lazyRouteComponent(files.form, 'SectionEditPage'),
	});
const pagesOf = <Path extends SectionPath>(section: Path) =>
	[listOf(section), creationOf(section), editingOf(section)] as const;

/** The desk: one page for both of its lists. What is in sight stays from one to the other, and what comes is heard by one line. [DSH-11] */
const desk = createRoute({
	getParentRoute: () => staff,
	id: 'desk',
	validateSearch: listSearch,
	pendingMs: PENDING_MS,
	component: lazyRouteComponent(files.desk, 'DeskPage'),
});
/** A list of the desk, with the case that is open beside it. [RTE-08] [DSH-04] */
const deskListOf = <Path extends DeskPath>(list: Path) =>
	createRoute({
		getParentRoute: () => desk,
		path: `/dashboard/${list}` as const,
		staticData: { desk: list },
		validateSearch: listSearch,
		pendingMs: PENDING_MS,
		loaderDeps: ({ search }) => search,
		loader: async ({ context, deps, cause }) => {
			// An open desk asks for itself, and what it shows stays in sight meanwhile; a case is fetched when it is pointed at.
			if (context.staff && cause !== 'stay') await (await files.desk()).loadDesk(list, deps, cause === 'preload');
		},
	});

/** The trail of everything that was done; of ADMIN. [DSH-15] */
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
