import type { PublicAddress } from '../src/addresses';
import { type Strings, strings } from '../src/strings/az';
import { sharingWords } from '../src/strings/az/sharing';
import { titles as en } from '../src/strings/en/titles';
import { titles as ru } from '../src/strings/ru/titles';
import { SHARE_SIZE } from './pictures';

/** The document title of each page, without the product. [RTE-10] */
const titlesIn = (titles: Strings['titles']): Record<PublicAddress, string> => ({
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
});
const languages = { az: strings.titles, en, ru };

const pages = Object.entries(sharingWords.descriptions).map(([path, description]) => {
	const titleIn = (language: keyof typeof languages) =>
		`${titlesIn(languages[language])[path as PublicAddress]} · ${strings.brand}`;
	const titles = { az: titleIn('az'), en: titleIn('en'), ru: titleIn('ru') };
	return { path, titles, sharedTitle: path === '/' ? sharingWords.name : titles.az, description };
});

/** What the server writes into the head of each public page. [INF-03] [INF-04] */
export const sharing = {
	siteName: strings.brand,
	picture: { path: '/share.png', ...SHARE_SIZE, alt: sharingWords.pictureAlt },
	pages,
};
