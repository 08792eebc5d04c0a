/** How a picture is seen in its frame. */
export interface View {
	/** 1 is the whole picture in the frame. */
	zoom: number;
	/** Degrees clockwise; grows beyond a full turn, so that it never spins back. */
	turn: number;
	/** How far its middle lies from the frame's, in px of the screen. */
	x: number;
	y: number;
}

/** Width and height in px. */
export interface Area {
	width: number;
	height: number;
}

/** The whole picture, upright. */
export const whole: View = { zoom: 1, turn: 0, x: 0, y: 0 };
/** By how much a picture can be enlarged, step by step. */
export const zooms = [1, 1.5, 2, 3, 4, 6, 8] as const;
/** The last of these steps. */
export const mostZoom = 8;

/** One step nearer (1) or farther (-1). */
export function nextZoom(zoom: number, direction: 1 | -1): number {
	return direction > 0
		? (zooms.find((step) => step > zoom + 0.01) ?? mostZoom)
		: (zooms.findLast((step) => step < zoom - 0.01) ?? 1);
}

/** Another zoom, in which the point under the hand stays there. @param at the point, from the frame's middle */
export function zoomedTo(view: View, zoom: number, at: { x: number; y: number } = { x: 0, y: 0 }): View {
	const next = Math.min(mostZoom, Math.max(1, zoom));
	const ratio = next / view.zoom;
	return { ...view, zoom: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** A quarter turn; what was in the middle stays there. */
export function turnedBy(view: View, by: 90 | -90): View {
	const [x, y] = by === 90 ? [-view.y, view.x] : [view.y, -view.x];
	return { ...view, turn: view.turn + by, x, y };
}

/** How far it is turned, from 0 to 270. */
export const degreesOf = ({ turn }: View) => ((turn % 360) + 360) % 360;
/** Whether a picture is turned so that its height lies across. */
export const isLying = (view: View) => degreesOf(view) % 180 === 90;

/** The same view with the picture's edges at the frame's or beyond: no empty frame where there is picture to see. */
export function heldIn(view: View, picture: Area, frame: Area): View {
	const [width, height] = isLying(view) ? [picture.height, picture.width] : [picture.width, picture.height];
	const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);
	const room = (size: number, seen: number) => Math.max(0, (size * view.zoom - seen) / 2);
	// '+ 0' makes a plain zero of a negative one.
	return {
		...view,
		x: clamp(view.x, room(width, frame.width)) + 0,
		y: clamp(view.y, room(height, frame.height)) + 0,
	};
}

/** The position of an image among several. [UPL-11] */
export interface ViewerPages {
	/** From 1. */
	number: number;
	total: number;
	onTurn: (number: number) => void;
}

/** To the next or the one before; at the ends nothing. */
export function turnPage({ number, total, onTurn }: ViewerPages, by: 1 | -1): void {
	const next = number + by;
	if (next >= 1 && next <= total) onTurn(next);
}
