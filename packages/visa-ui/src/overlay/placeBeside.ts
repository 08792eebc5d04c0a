/** A rectangle of the window, in px. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** The side of an element at which a bubble stands. */
export type BubbleSide = 'top' | 'bottom';

/** Pixels between a bubble and what it belongs to. */
export const GAP = 8;

/** Where a bubble stands: in the middle of the wanted side, on the other one where there is no room, and always inside the window. */
export function placeBeside(
	anchor: Box,
	bubble: Pick<Box, 'width' | 'height'>,
	view: Pick<Box, 'width' | 'height'>,
	side: BubbleSide,
): { left: number; top: number } {
	const above = anchor.top - GAP - bubble.height;
	const below = anchor.top + anchor.height + GAP;
	const hasRoom = { top: above >= GAP, bottom: below + bubble.height <= view.height - GAP };
	const other = side === 'top' ? 'bottom' : 'top';
	const chosen = hasRoom[side] || !hasRoom[other] ? side : other;
	const middle = anchor.left + anchor.width / 2 - bubble.width / 2;
	const left = Math.max(GAP, Math.min(middle, view.width - bubble.width - GAP));
	return { left, top: chosen === 'top' ? above : below };
}
