/** The view of an image in its frame. */
export interface View {
	/** 1 shows the whole image in the frame. */
	zoom: number;
	/** Degrees clockwise; exceeds a full turn, so that it never spins back. */
	turn: number;
	/** The distance between the image's centre and the frame's, in screen px. */
	x: number;
	y: number;
}

/** Width and height in px. */
export interface Area {
	width: number;
	height: number;
}

/** The whole image, upright. */
export const whole: View = { zoom: 1, turn: 0, x: 0, y: 0 };
/** The zoom levels. */
export const zooms = [1, 1.5, 2, 3, 4, 6, 8] as const;
/** The highest zoom level. */
export const mostZoom = 8;

/** One level closer (1) or further away (-1). */
export function nextZoom(zoom: number, direction: 1 | -1): number {
	return direction > 0
		? (zooms.find((step) => step > zoom + 0.01) ?? mostZoom)
		: (zooms.findLast((step) => step < zoom - 0.01) ?? 1);
}

/** Another zoom level, keeping the point under the pointer. @param at the point, relative to the frame's centre */
export function zoomedTo(view: View, zoom: number, at: { x: number; y: number } = { x: 0, y: 0 }): View {
	const next = Math.min(mostZoom, Math.max(1, zoom));
	const ratio = next / view.zoom;
	return { ...view, zoom: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** Rotates by 90°; what was in the centre stays there. */
export function turnedBy(view: View, by: 90 | -90): View {
	const [x, y] = by === 90 ? [-view.y, view.x] : [view.y, -view.x];
	return { ...view, turn: view.turn + by, x, y };
}

/** The rotation, from 0 to 270. */
export const degreesOf = ({ turn }: View) => ((turn % 360) + 360) % 360;
/** Whether the image is rotated so that its height is horizontal. */
export const isLying = (view: View) => degreesOf(view) % 180 === 90;

/** The same view with the image's edges at the frame's or beyond: no empty frame while there is more image to see. */
export function heldIn(view: View, picture: Area, frame: Area): View {
	const [width, height] = isLying(view) ? [picture.height, picture.width] : [picture.width, picture.height];
	const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);
	const room = (size: number, seen: number) => Math.max(0, (size * view.zoom - seen) / 2);
	// '+ 0' turns a negative zero into a plain one.
	return {
		...view,
		x: clamp(view.x, room(width, frame.width)) + 0,
		y: clamp(view.y, room(height, frame.height)) + 0,
	};
}

/** The position of an image among several. [UPL-11] */
export interface ViewerPages {
	/** Starting at 1. */
	number: number;
	total: number;
	onTurn: (number: number) => void;
}

/** To the next or previous one; does nothing at the ends. */
export function turnPage({ number, total, onTurn }: ViewerPages, by: 1 | -1): void {
	const next = number + by;
	if (next >= 1 && next <= total) onTurn(next);
}
