/** The languages of the service; the first one is spoken to whoever asks for none of them. [ACC-09] */
export const languages = ['az', 'en', 'ru'] as const;
/** A language that the service speaks. */
export type Language = (typeof languages)[number];
