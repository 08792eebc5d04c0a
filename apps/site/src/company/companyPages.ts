/** The pages about who runs the service; each is an address below the root. */
export const companyPages = ['company', 'licence', 'hours', 'contacts'] as const;
export type CompanyPageName = (typeof companyPages)[number];
