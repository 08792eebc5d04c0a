import { useRef, useState } from 'react';

/**
 * The key of what stands below and beside the next step. With a new step that is in sight it is a new sheet, put there as a
 * whole, so that nothing on it is seen to jump. Whoever reads further down, or works on it, keeps the old one: there the
 * browser holds the place. [ACC-03]
 * @param moment what the page looks like depends on it
 * @param isHeld a question is asked over the sheet, about what stands on it
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
