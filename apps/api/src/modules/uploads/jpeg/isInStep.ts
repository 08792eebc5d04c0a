import { setImmediate } from 'node:timers/promises';
import { Bits } from './bits';
import { blockReader, type Carried } from './blocks';
import { type Frame, Parts, type Scan } from './parts';

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** How much of a file is walked through without a pause: of declarations or filling, which may be most of it. */
export const BYTES_AT_ONCE = 64 * 1024;

/**
 * Whether the entropy-coded data of a decodable JPEG contain as many blocks as its image has, and end there. A JPEG has
 * no checksums, but garbage in the middle makes what follows come too early or too late, which decoders tolerate; a run of
 * one byte, as a lost sector leaves it, may come out by chance, but its blocks are like no picture's. Reads only codes, no
 * pixels, and yields to other work meanwhile. For codings other than Huffman nothing is checked: true.
 * (ITU T.81, annexes F and G)
 *
 * @param jpeg - the complete file; what follows the end of the image is ignored
 */
export async function isInStep(jpeg: Uint8Array, parts = new Parts()): Promise<boolean> {
	for (let at = 0, rested = 0; at + 1 < jpeg.length; ) {
		if (at - rested > BYTES_AT_ONCE) {
			await setImmediate();
			rested = at;
		}
		const marker = jpeg[at + 1] ?? 0;
		if (jpeg[at] !== 0xff || marker === 0xff || marker === START || isRestart(marker)) {
			at += jpeg[at] === 0xff && marker !== 0xff ? 2 : 1;
			continue;
		}
		if (marker === END) return true;
		const next = at + 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
		const body = jpeg.subarray(at + 4, next);
		parts.take(marker, body);
		at = next;
		if (marker !== SCAN) continue;
		if (!parts.frame) return true;
		const scan = parts.scanOf(body);
		const behind = scan && (await behindScan(jpeg, next, scan, parts.frame));
		if (behind === undefined) return false;
		at = behind;
	}
	return true;
}

/** Blocks per run, about a millisecond. */
const BLOCKS_AT_ONCE = 5000;

/**
 * Reads the data of a scan. Returns the position of the next marker, or undefined if the data aren't what the scan should
 * contain.
 */
async function behindScan(jpeg: Uint8Array, from: number, scan: Scan, frame: Frame): Promise<number | undefined> {
	const read = blockReader(scan, frame.isProgressive);
	const unit = unitReader(scan, frame);
	let bits = new Bits(jpeg, from);
	let carried: Carried = { dc: [], ends: 0 };
	let blocks = 0;
	for (let nth = 0; nth < unit.count; nth += 1) {
		if (scan.interval > 0 && nth > 0 && nth % scan.interval === 0) {
			const marker = carried.ends === 0 ? bits.markerBehind() : undefined;
			if (marker === undefined || jpeg[marker + 1] !== 0xd0 + ((nth / scan.interval - 1) % 8)) return undefined;
			bits = new Bits(jpeg, marker + 2);
			carried = { dc: [], ends: 0 };
		}
		if (!unit.read(nth, (component, block) => read(bits, component, block, carried))) return undefined;
		blocks += unit.blocks;
		if (blocks < BLOCKS_AT_ONCE) continue;
		if (bits.hasRunOut()) return undefined;
		await setImmediate();
		blocks = 0;
	}
	return carried.ends === 0 ? bits.markerBehind() : undefined;
}

type EachBlock = (component: number, block: number) => boolean;

/**
 * The units of a scan: single blocks if it has one component, otherwise the blocks of all components in a square of the
 * image.
 */
function unitReader({ components }: Scan, frame: Frame) {
	const [alone] = components;
	if (components.length === 1 && alone) {
		const { columns, rows, stride } = alone.component;
		const read = (nth: number, each: EachBlock) => each(0, Math.floor(nth / columns) * stride + (nth % columns));
		return { count: columns * rows, blocks: 1, read };
	}
	const layout = components.map(({ component: { across, down, stride } }) => ({ across, down, stride }));
	const read = (nth: number, each: EachBlock) => {
		const [row, column] = [Math.floor(nth / frame.unitsAcross), nth % frame.unitsAcross];
		for (let component = 0; component < layout.length; component += 1) {
			const { across = 0, down = 0, stride = 0 } = layout[component] ?? {};
			for (let y = 0; y < down; y += 1) {
				for (let x = 0; x < across; x += 1) {
					if (!each(component, (row * down + y) * stride + column * across + x)) return false;
				}
			}
		}
		return true;
	};
	const blocks = layout.reduce((sum, { across, down }) => sum + across * down, 0);
	return { count: frame.unitsAcross * frame.unitsDown, blocks, read };
}
