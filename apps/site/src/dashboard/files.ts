import { whenAtRest } from '../opening/alive';

/** The dashboard's files, including its words: a page loads its own, and a traveller's page none. */
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
 * Loads what staff go to from any page, once the opened page is idle. What couldn't be loaded is requested when it is
 * opened.
 * @returns stops it
 */
export const fetchNext = (): (() => void) =>
	whenAtRest(() => {
		for (const name of ['home', 'list', 'form', 'desk'] as const) files[name]().catch(() => {});
	});
