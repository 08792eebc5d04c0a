/** The pixels of an image, four bytes each. */
export interface Pixels {
	data: Uint8Array;
	width: number;
	height: number;
}

export interface Cut {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** Space around what is drawn, in pixels. */
const air = 12;
/** Empty rows that separate one thing from the next. */
const gap = 16;

/**
 * What a thumbnail shows of a sheet: the first things on it, as many whole ones as fit a tile, so that none is cut. A
 * sheet without gaps is shown whole.
 * @param least the height from which on nothing more is taken
 */
export function thumbnailCut({ data, width, height }: Pixels, least = 150): Cut {
	const isInk = (x: number, y: number) => {
		const at = 4 * (y * width + x);
		return [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 6);
	};
	const columns = Array.from({ length: width }, (_, x) => x);
	const rows = Array.from({ length: height }, (_, y) => columns.some((x) => isInk(x, y)));
	const top = Math.max(rows.indexOf(true), 0);
	let bottom = top;
	for (let y = top, bare = 0; y < height; y++) {
		bare = rows[y] ? 0 : bare + 1;
		if (rows[y]) bottom = y;
		if (bare >= gap && bottom - top >= least) break;
	}
	const drawn = columns.filter((x) => rows.slice(top, bottom + 1).some((_, y) => isInk(x, top + y)));
	const left = Math.max((drawn[0] ?? 0) - air, 0);
	const from = Math.max(top - air, 0);
	return {
		left,
		top: from,
		width: Math.min((drawn.at(-1) ?? width - 1) + 1 + air, width) - left,
		height: Math.min(bottom + 1 + air, height) - from,
	};
}
