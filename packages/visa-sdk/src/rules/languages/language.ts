/** The service's languages; the first one is the default. [ACC-09] */
export const languages = ['az', 'en', 'ru'] as const;
/** One of the service's languages. */
export type Language = (typeof languages)[number];
