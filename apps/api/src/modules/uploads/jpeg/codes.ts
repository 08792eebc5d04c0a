import type { Bits } from './bits';

/**
 * A Huffman table: for the next 16 bits, the value they start with (low byte) and its length (high byte); 0 if there is
 * no such code.
 */
export type Codes = Uint16Array;

/** Builds a table from a DHT segment: how many codes there are of each length from 1 to 16, and their values in order. */
export function codesOf(counts: Uint8Array, values: Uint8Array): Codes {
	const codes = new Uint16Array(65_536);
	let [from, value] = [0, 0];
	for (const [index, count] of counts.entries()) {
		const length = index + 1;
		for (let nth = 0; nth < count; nth += 1) {
			const to = from + (1 << (16 - length));
			codes.fill((length << 8) | (values[value] ?? 0), from, to);
			[from, value] = [to, value + 1];
		}
	}
	return codes;
}

/** The next value, or -1 if the bits are no code. */
export function decode(bits: Bits, codes: Codes): number {
	const found = codes[bits.peek()] ?? 0;
	if (found === 0) return -1;
	bits.skip(found >>> 8);
	return found & 0xff;
}
