import { whenAtRest } from '../opening/alive';

/** The files of the dashboard, its words too: a page waits for its own, and a traveller's page asks for none. */
export const files = {
	login: () => import('./DashboardLoginPage'),
	home: () => import('./DashboardHomePage'),
	list: () => import('./framework/SectionListPage'),
	form: () => import('./framework/SectionFormPages'),
	desk: () => import('./applications/DeskPage'),
	audit: () => import('./audit/AuditPage'),
	security: () => import('./secondFactor/StaffSecurityPage'),
};

/**
 * Fetches what staff go on to from any page, once the page that they have opened rests. What did not come is asked for when
 * it is opened.
 * @returns stops it
 */
export const fetchNext = (): (() => void) =>
	whenAtRest(() => {
		for (const name of ['home', 'list', 'form', 'desk'] as const) files[name]().catch(() => {});
	});
