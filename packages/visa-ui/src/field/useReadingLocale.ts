import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The locale for react-aria's I18nProvider, by the direction that the page is read in at an element of the caller's
 * own. Left alone it would ask the browser's language, which is not the page's. It takes no words from it: those, and
 * all dates, come from our catalogues.
 */
export function useReadingLocale(element: RefObject<Element | null>): string {
	const [isRightToLeft, setRightToLeft] = useState(false);
	useLayoutEffect(() => {
		if (element.current) setRightToLeft(getComputedStyle(element.current).direction === 'rtl');
	});
	return isRightToLeft ? 'ar' : 'az';
}
