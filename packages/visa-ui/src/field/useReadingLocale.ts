import { type RefObject, useLayoutEffect, useState } from 'react';
import { lookForShadow } from '../root/lookForShadow';

/**
 * The locale for react-aria's I18nProvider, determined by the text direction at one of the caller's elements. By default
 * it would use the browser's language, which isn't the page's. No words are taken from it: these, and all dates, come
 * from our catalogues.
 */
export function useReadingLocale(element: RefObject<Element | null>): string {
	const [isRightToLeft, setRightToLeft] = useState(false);
	useLayoutEffect(() => {
		lookForShadow(element.current);
		if (element.current) setRightToLeft(getComputedStyle(element.current).direction === 'rtl');
	});
	return isRightToLeft ? 'ar' : 'az';
}
