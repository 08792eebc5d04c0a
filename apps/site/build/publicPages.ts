import type { PublicAddress } from '../src/addresses';
import { strings } from '../src/strings/az';
import { sharingWords } from '../src/strings/az/sharing';
import { SHARE_SIZE } from './pictures';

const { titles } = strings;

/** The document title of each page. [RTE-10] */
const titleOf: Record<PublicAddress, string> = {
	'/': titles.home,
	'/about': titles.about,
	'/application': titles.application,
	'/auth/forgot-password': titles.forgotPassword,
	'/auth/login': titles.login,
	'/auth/register': titles.register,
	'/company': titles.company,
	'/contacts': titles.contacts,
	'/hours': titles.hours,
	'/licence': titles.licence,
	'/privacy': titles.privacy,
	'/refunds': titles.refunds,
	'/status': titles.status,
	'/terms': titles.terms,
};

const pages = Object.entries(sharingWords.descriptions).map(([path, description]) => {
	const title = `${titleOf[path as PublicAddress]} · ${strings.brand}`;
	return { path, title, sharedTitle: path === '/' ? sharingWords.name : title, description };
});

/** What the server writes into the head of each public page. [INF-03] [INF-04] */
export const sharing = {
	siteName: strings.brand,
	picture: { path: '/share.png', ...SHARE_SIZE, alt: sharingWords.pictureAlt },
	pages,
};
