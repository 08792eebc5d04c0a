import type { Bits } from './bits';
import { type Codes, decode } from './codes';
import type { Component, Scan } from './parts';

/** State carried from block to block within a scan, until a restart marker. */
export interface Carried {
	/** The previous DC coefficient of each component of the scan. */
	dc: number[];
	/** How many further blocks end where this one does (the EOB run). */
	ends: number;
}

/** Reads one block of a scan; false if the bits don't encode one. */
type ReadBlock = (bits: Bits, nth: number, block: number, carried: Carried) => boolean;

/** Twice what the brightest and darkest pixels produce, for encoders that sharpen. */
const DC_MAXIMUM = 2048;

/**
 * The bits of a block that no picture repeats byte for byte. Where a picture is flat, or a pattern drawn by a program, the
 * same short block may come over and over as one byte; a longer one would have to consist of that byte itself.
 */
const LONG_BITS = 32;

/** How the blocks of this scan are read; a run of one byte in place of their data is none. */
export function blockReader(scan: Scan, isProgressive: boolean): ReadBlock {
	const read = anyBlock(scan, isProgressive);
	// Later passes add single bits to what is known, which may well all be zeros.
	if (scan.high > 0) return read;
	return (bits, nth, block, carried) => {
		const from = bits.position;
		return read(bits, nth, block, carried) && !(bits.position - from >= LONG_BITS && bits.isOneByte());
	};
}

function anyBlock(scan: Scan, isProgressive: boolean): ReadBlock {
	const codesFor = (kind: 'dc' | 'ac', nth: number) => scan.components[nth]?.[kind];
	const componentOf = (nth: number) => scan.components[nth]?.component;
	if (!isProgressive) {
		return (bits, nth, _block, carried) =>
			firstCoefficient(bits, codesFor('dc', nth), componentOf(nth), nth, carried, 0) &&
			sequential(bits, codesFor('ac', nth));
	}
	if (scan.first === 0) {
		if (scan.high > 0) return (bits) => bits.take(1) >= 0;
		return (bits, nth, _block, carried) =>
			firstCoefficient(bits, codesFor('dc', nth), componentOf(nth), nth, carried, scan.low);
	}
	const [ac, known] = [codesFor('ac', 0), componentOf(0)?.known];
	if (!ac || !known) return () => false;
	const read = scan.high > 0 ? refined : begun;
	return (bits, _nth, block, carried) => read(bits, ac, scan, known, block * 2, carried);
}

function firstCoefficient(
	bits: Bits,
	codes: Codes | undefined,
	component: Component | undefined,
	nth: number,
	carried: Carried,
	low: number,
): boolean {
	const size = codes && component ? decode(bits, codes) : -1;
	if (size < 0 || size > 15) return false;
	const told = bits.take(size);
	const change = size > 0 && told < 1 << (size - 1) ? told - (1 << size) + 1 : told;
	const dc = (carried.dc[nth] ?? 0) + change;
	carried.dc[nth] = dc;
	return Math.abs(dc * (1 << low) * (component?.step ?? 1)) <= DC_MAXIMUM;
}

function sequential(bits: Bits, codes: Codes | undefined): boolean {
	if (!codes) return false;
	for (let at = 1; at < 64; at += 1) {
		const found = decode(bits, codes);
		if (found < 0) return false;
		const size = found & 15;
		if (size > 0) {
			at += found >> 4;
			if (at > 63) return false;
			bits.take(size);
		} else if (found === 0xf0) at += 15;
		else return true;
	}
	return true;
}

const isKnown = (known: Uint32Array, word: number, at: number) =>
	(((known[word + (at >> 5)] ?? 0) >>> (at & 31)) & 1) === 1;
const know = (known: Uint32Array, word: number, at: number) => {
	known[word + (at >> 5)] = (known[word + (at >> 5)] ?? 0) | (1 << (at & 31));
};
const endsOf = (bits: Bits, length: number) => (1 << length) + bits.take(length);

/** The first pass over AC coefficients. */
function begun(bits: Bits, codes: Codes, scan: Scan, known: Uint32Array, word: number, carried: Carried): boolean {
	if (carried.ends > 0) {
		carried.ends -= 1;
		return true;
	}
	for (let at = scan.first; at <= scan.last; at += 1) {
		const found = decode(bits, codes);
		if (found < 0) return false;
		const [run, size] = [found >> 4, found & 15];
		if (size > 0) {
			at += run;
			if (at > scan.last) return false;
			bits.take(size);
			know(known, word, at);
		} else if (run === 15) at += 15;
		else {
			carried.ends = endsOf(bits, run) - 1;
			return true;
		}
	}
	return true;
}

/** One more bit for known coefficients, and new ones among them. */
function refined(bits: Bits, codes: Codes, scan: Scan, known: Uint32Array, word: number, carried: Carried): boolean {
	let at = scan.first;
	for (; carried.ends === 0 && at <= scan.last; at += 1) {
		const found = decode(bits, codes);
		if (found < 0 || (found & 15) > 1) return false;
		const isNew = (found & 15) === 1;
		if (isNew) bits.take(1);
		else if (found >> 4 < 15) {
			carried.ends = endsOf(bits, found >> 4);
			break;
		}
		for (let zeros = found >> 4; at <= scan.last; at += 1) {
			if (isKnown(known, word, at)) bits.take(1);
			else if (zeros === 0) break;
			else zeros -= 1;
		}
		if (isNew) {
			if (at > scan.last) return false;
			know(known, word, at);
		}
	}
	if (carried.ends === 0) return true;
	for (; at <= scan.last; at += 1) if (isKnown(known, word, at)) bits.take(1);
	carried.ends -= 1;
	return true;
}
