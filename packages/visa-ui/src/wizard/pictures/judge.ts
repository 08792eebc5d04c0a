/** Possible problems of a readable image; each is shown as a warning, and none blocks. [UPL-10] */
export type PictureDoubt = 'small' | 'blurred' | 'dark' | 'glare' | 'cutOff';

/** Red, green, blue and alpha, line by line, as in a canvas. */
export interface Pixels {
	readonly data: Uint8ClampedArray;
	readonly width: number;
	readonly height: number;
}

/** Below this a passport's small print is hard to read, in pixels of the shorter side. */
const COMFORTABLE_SIDE = 800;
/** The longer side at which images are checked, in pixels. */
export const JUDGED_SIDE = 1000;

const BLOCK = 8;
/** A block with less contrast between its lightest and darkest pixel contains nothing to read. */
const CONTRAST = 40;
/** At a sharp edge the lightness changes within a pixel or two: the step is nearly as large as the contrast. */
const SHARPNESS = 0.22;
/** The lightest tenth of a readable page is lighter than this. */
const LIGHT = 95;
const BLOWN = 251;
/** This share of an image, overexposed and not touching its edge, is the reflection of a lamp or window. */
const GLARE_SHARE = 0.012;
/** This share of an edge's blocks with content means that the page continues outside. */
const CUT_SHARE = 0.4;

/** The lightness of each pixel, 0–255. */
function greyOf({ data, width, height }: Pixels): Uint8Array {
	const grey = new Uint8Array(width * height);
	for (let at = 0; at < grey.length; at += 1) {
		const from = at * 4;
		grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
	}
	return grey;
}

interface Block {
	contrast: number;
	/** The largest change of lightness from pixel to pixel. */
	turn: number;
	isBlown: boolean;
}

interface Grid {
	blocks: Block[];
	columns: number;
	rows: number;
}

function gridOf(grey: Uint8Array, width: number, height: number): Grid {
	const [columns, rows] = [Math.floor(width / BLOCK), Math.floor(height / BLOCK)];
	const blocks: Block[] = [];
	for (let row = 0; row < rows; row += 1) {
		for (let column = 0; column < columns; column += 1) blocks.push(blockAt(grey, width, height, column, row));
	}
	return { blocks, columns, rows };
}

function blockAt(grey: Uint8Array, width: number, height: number, column: number, row: number): Block {
	let [least, most, turn] = [255, 0, 0];
	for (let y = row * BLOCK; y < (row + 1) * BLOCK; y += 1) {
		for (let x = column * BLOCK; x < (column + 1) * BLOCK; x += 1) {
			const at = y * width + x;
			const light = grey[at] ?? 0;
			if (light < least) least = light;
			if (light > most) most = light;
			if (x === 0 || y === 0 || x === width - 1 || y === height - 1) continue;
			const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
			turn = Math.max(turn, Math.abs(4 * light - around));
		}
	}
	return { contrast: most - least, turn, isBlown: least >= BLOWN };
}

const share = (blocks: readonly Block[], is: (block: Block) => boolean) =>
	blocks.length === 0 ? 0 : blocks.filter(is).length / blocks.length;
const isWritten = ({ contrast }: Block) => contrast >= CONTRAST;

/** The median sharpness of the blocks with content; 0 if there are none. */
function sharpnessOf({ blocks }: Grid): number {
	const ratios = blocks.filter(isWritten).map(({ contrast, turn }) => turn / contrast);
	return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0;
}

/** The 90th percentile of lightness. */
function lightOf(grey: Uint8Array): number {
	const counts = new Uint32Array(256);
	for (const light of grey) counts[light] = (counts[light] ?? 0) + 1;
	let left = grey.length * 0.9;
	return counts.findIndex((count) => {
		left -= count;
		return left <= 0;
	});
}

/** The share of overexposed areas that don't touch the edge, as a scan's white margin does. */
function glareOf({ blocks, columns, rows }: Grid): number {
	const isOpen = blocks.map(({ isBlown }) => isBlown);
	const fill = (start: number) => {
		let count = 0;
		const waiting = [start];
		while (waiting.length > 0) {
			const at = waiting.pop() ?? 0;
			if (!isOpen[at]) continue;
			isOpen[at] = false;
			count += 1;
			const column = at % columns;
			if (column > 0) waiting.push(at - 1);
			if (column < columns - 1) waiting.push(at + 1);
			if (at >= columns) waiting.push(at - columns);
			if (at + columns < blocks.length) waiting.push(at + columns);
		}
		return count;
	};
	for (let column = 0; column < columns; column += 1) {
		fill(column);
		fill((rows - 1) * columns + column);
	}
	for (let row = 0; row < rows; row += 1) {
		fill(row * columns);
		fill(row * columns + columns - 1);
	}
	let inside = 0;
	for (let at = 0; at < blocks.length; at += 1) inside += fill(at);
	return blocks.length === 0 ? 0 : inside / blocks.length;
}

/** Whether content crosses one of the four edges. */
function isCutOff({ blocks, columns, rows }: Grid): boolean {
	const rims = [
		blocks.slice(0, columns),
		blocks.slice((rows - 1) * columns),
		blocks.filter((_, at) => at % columns === 0),
		blocks.filter((_, at) => at % columns === columns - 1),
	];
	return rims.some((rim) => share(rim, isWritten) > CUT_SHARE);
}

/**
 * Possible problems of a passport image. [UPL-10]
 * @param pixels the image at {@link JUDGED_SIDE} at most
 * @param original its original size, in pixels
 */
export function judge(pixels: Pixels, original: { readonly width: number; readonly height: number }): PictureDoubt[] {
	const grey = greyOf(pixels);
	const grid = gridOf(grey, pixels.width, pixels.height);
	const isDark = lightOf(grey) < LIGHT;
	return [
		...(Math.min(original.width, original.height) < COMFORTABLE_SIDE ? (['small'] as const) : []),
		...(isDark ? (['dark'] as const) : []),
		// In a dark image nothing has contrast, however sharp it is.
		...(!isDark && sharpnessOf(grid) < SHARPNESS ? (['blurred'] as const) : []),
		...(glareOf(grid) > GLARE_SHARE ? (['glare'] as const) : []),
		...(isCutOff(grid) ? (['cutOff'] as const) : []),
	];
}
