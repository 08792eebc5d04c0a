/** The pages mentioned by the consent at registration; each is a path below the root. */
export const legalPages = ['terms', 'privacy', 'refunds'] as const;
export type LegalPageName = (typeof legalPages)[number];
