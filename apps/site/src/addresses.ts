import type { router } from './routes';

type Routes = (typeof router)['routesByPath'];
/** What the router knows; the group around all pages has no path of its own. */
type Address = keyof { [Path in keyof Routes as string extends Path ? never : Path]: true };

/** Every address of the site: a page that is missing here, or is nowhere else, does not compile. */
const addresses: Record<Address, true> = {
	'/': true,
	'/about': true,
	'/application': true,
	'/applications': true,
	'/applications/$id': true,
	'/auth/confirm-email': true,
	'/auth/forgot-password': true,
	'/auth/login': true,
	'/auth/register': true,
	'/auth/reset-password': true,
	'/dashboard': true,
	'/dashboard/agents': true,
	'/dashboard/agents/create': true,
	'/dashboard/agents/edit/$id': true,
	'/dashboard/audit': true,
	'/dashboard/auth/login': true,
	'/dashboard/citizenships': true,
	'/dashboard/citizenships/create': true,
	'/dashboard/citizenships/edit/$id': true,
	'/dashboard/countries': true,
	'/dashboard/countries/create': true,
	'/dashboard/countries/edit/$id': true,
	'/dashboard/my-visa-applications': true,
	'/dashboard/promocodes': true,
	'/dashboard/promocodes/create': true,
	'/dashboard/promocodes/edit/$id': true,
	'/dashboard/resident-countries': true,
	'/dashboard/resident-countries/create': true,
	'/dashboard/resident-countries/edit/$id': true,
	'/dashboard/security': true,
	'/dashboard/services': true,
	'/dashboard/services/create': true,
	'/dashboard/services/edit/$id': true,
	'/dashboard/visa-applications': true,
	'/dashboard/visa-options': true,
	'/dashboard/visa-options/create': true,
	'/dashboard/visa-options/edit/$id': true,
	'/dashboard/visa-types': true,
	'/dashboard/visa-types/create': true,
	'/dashboard/visa-types/edit/$id': true,
	'/payments/approve': true,
	'/payments/cancel': true,
	'/payments/decline': true,
	'/privacy': true,
	'/profile': true,
	'/profile/edit': true,
	'/refunds': true,
	'/terms': true,
};

/** Written beside the page by the build, so that the server tells a page from an address of nobody's. [RTE-09] */
export const allAddresses = Object.keys(addresses);
