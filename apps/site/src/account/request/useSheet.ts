import { useRef, useState } from 'react';

/**
 * The key of what is below and beside the next step. If the next step changes while visible, the rest is replaced as a
 * whole, so that nothing in it visibly shifts. For someone reading or working further down the key stays, and the browser
 * keeps the scroll position. [ACC-03]
 * @param moment what the page's appearance depends on
 * @param isHeld whether a dialog about the content is open
 */
export function useSheet(moment: string, isHeld: boolean) {
	const step = useRef<HTMLDivElement>(null);
	const [sheet, setSheet] = useState({ moment, key: moment });
	if (sheet.moment !== moment) {
		const isSeen = (step.current?.getBoundingClientRect().bottom ?? 0) > 0;
		const isUsed = isHeld || document.activeElement?.closest('[data-sheet]') != null;
		setSheet({ moment, key: isSeen && !isUsed ? moment : sheet.key });
	}
	return { step, key: sheet.key };
}
