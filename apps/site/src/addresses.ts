import { type SectionPath, sectionOfPath } from './dashboard/sections';
import type { router } from './routes';

type Routes = (typeof router)['routesByPath'];
/** The router's paths; the group around all pages has no path of its own. */
export type Address = keyof { [Path in keyof Routes as string extends Path ? never : Path]: true };

/** A public page may be found by search engines; a private one never. [INF-03] */
type Reader = 'everybody' | 'oneself';

/** The pages of a dashboard section. */
export type SectionAddress = `/dashboard/${SectionPath}${'' | '/create' | '/edit/$id'}`;
const sectionPages = Object.keys(sectionOfPath)
	.flatMap((path) => ['', '/create', '/edit/$id'].map((page) => `/dashboard/${path}${page}` as SectionAddress))
	.map((address): [Address, 'oneself'] => [address, 'oneself']);

/** Every path of the site: a page that is missing here, or an entry without a page, doesn't compile. */
const addresses = {
	'/': 'everybody',
	'/about': 'everybody',
	'/application': 'everybody',
	'/applications': 'oneself',
	'/applications/$id': 'oneself',
	'/applications/$id/receipt': 'oneself',
	'/auth/confirm-email': 'oneself',
	'/auth/forgot-password': 'everybody',
	'/auth/login': 'everybody',
	'/auth/new-email': 'oneself',
	'/auth/register': 'everybody',
	'/auth/reset-password': 'oneself',
	'/company': 'everybody',
	'/contacts': 'everybody',
	'/dashboard': 'oneself',
	'/dashboard/audit': 'oneself',
	'/dashboard/auth/login': 'oneself',
	'/dashboard/my-visa-applications': 'oneself',
	'/dashboard/security': 'oneself',
	'/dashboard/visa-applications': 'oneself',
	...(Object.fromEntries(sectionPages) as Record<SectionAddress, 'oneself'>),
	'/hours': 'everybody',
	'/licence': 'everybody',
	'/payments/approve': 'oneself',
	'/payments/cancel': 'oneself',
	'/payments/decline': 'oneself',
	'/privacy': 'everybody',
	'/profile': 'oneself',
	'/profile/data': 'oneself',
	'/profile/delete': 'oneself',
	'/profile/edit': 'oneself',
	'/profile/security': 'oneself',
	'/refunds': 'everybody',
	'/status': 'everybody',
	'/terms': 'everybody',
} as const satisfies Record<Address, Reader>;

/** The public pages. */
export type PublicAddress = {
	[Path in Address]: (typeof addresses)[Path] extends 'everybody' ? Path : never;
}[Address];

/** Whether a page needs no account. */
export const isForEverybody = (address: Address): address is PublicAddress => addresses[address] === 'everybody';

/** Written by the build, so that the server can tell a page from an unknown path. [RTE-09] */
export const allAddresses = Object.keys(addresses);
