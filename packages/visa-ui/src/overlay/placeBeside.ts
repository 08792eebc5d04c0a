/** A rectangle in the window, in px. */
export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** The side of an element where a bubble is placed. */
export type BubbleSide = 'top' | 'bottom';

/** The distance between a bubble and its control, in px. */
export const GAP = 8;

/**
 * The position of a bubble: centred on the preferred side, on the other one if there is no space, and always inside the
 * window.
 */
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
