/** The pages about the company; each is a path below the root. */
export const companyPages = ['company', 'licence', 'hours', 'contacts'] as const;
export type CompanyPageName = (typeof companyPages)[number];
