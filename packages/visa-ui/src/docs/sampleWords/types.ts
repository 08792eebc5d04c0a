/** Phrases in the toolbar's other languages, by the Azerbaijani one. */
export type SampleWords = Readonly<Record<string, { en: string; ru: string }>>;
