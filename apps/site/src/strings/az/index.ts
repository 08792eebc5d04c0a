import { aboutWords } from './about';
import { accountWords } from './account';
import { applicationsWords } from './applications';
import { authWords } from './auth';
import { baseWords } from './base';
import { companyWords } from './company';
import { draftWords, emailUnconfirmedWords, payTermsWords } from './draft';
import { countrySearchWords, homeWords } from './home';
import { legalWords } from './legal';
import { paymentsWords } from './payments';
import { profileWords } from './profile';
import { requestWords } from './request';

/** The site's own words; those of components and wizard live in visa-ui. Exact where the specification words them. */
export const strings = {
	...baseWords,
	home: homeWords,
	countrySearch: countrySearchWords,
	about: aboutWords,
	legal: legalWords,
	company: companyWords,
	account: accountWords,
	draft: draftWords,
	payTerms: payTermsWords,
	auth: authWords,
	applications: applicationsWords,
	request: requestWords,
	payments: paymentsWords,
	profile: profileWords,
	emailUnconfirmed: emailUnconfirmedWords,
};

/** What every language of the site must say, with the same arguments. */
export type Strings = typeof strings;
