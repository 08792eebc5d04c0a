/** The pages that the consent at registration names; each is an address below the root. */
export const legalPages = ['terms', 'privacy', 'refunds'] as const;
export type LegalPageName = (typeof legalPages)[number];
