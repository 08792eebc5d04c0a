import type { VisaType } from 'visa-sdk/contract';

/**
 * The language of what staff wrote about a visa type, visa option or service, for screen readers: none where it comes in the
 * page's. [ACC-11]
 * @param namesLang the one that they write in, where it isn't the page's
 */
export const textsLang = (
	item: Pick<VisaType, 'language'> | null | undefined,
	namesLang: string | undefined,
): string | undefined => (item?.language ? undefined : namesLang);
