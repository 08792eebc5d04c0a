import { type Codes, codesOf } from './codes';

/** One channel of a picture, brightness or colour, with its own resolution. */
export interface Component {
	id: number;
	/** Blocks across and down in a unit of interleaved data. */
	across: number;
	down: number;
	/** The quantisation step of its DC coefficient. */
	step: number;
	/** Blocks per row and column, without and with those that only pad the last unit. */
	columns: number;
	rows: number;
	stride: number;
	/** Which coefficients of each block are known to be non-zero: two 32-bit words per block. */
	known: Uint32Array;
}

/** A picture’s layout, from its header. */
export interface Frame {
	isProgressive: boolean;
	unitsAcross: number;
	unitsDown: number;
	components: Component[];
}

/** One pass over the picture’s data: which channels it carries, and which part of their coefficients. */
export interface Scan {
	components: { component: Component; dc: Codes | undefined; ac: Codes | undefined }[];
	/**
	 * The first and last coefficient in the scan, and the bit positions: how many were sent before, and how many are
	 * left.
	 */
	first: number;
	last: number;
	high: number;
	low: number;
	/** Units between two restart markers; 0 if there are none. */
	interval: number;
}

/** A Huffman table as it is declared. Its codes are worked out once a scan uses it: a file may declare any number. */
interface Table {
	counts: Uint8Array;
	values: Uint8Array;
	codes?: Codes;
}

const word = (bytes: Uint8Array, at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

/** What a JPEG declares before and between its coded data. */
export class Parts {
	private readonly tables = new Map<number, Table>();
	private readonly steps = new Map<number, number>();
	private interval = 0;
	frame: Frame | undefined;

	/** @param makeCodes for tests */
	constructor(private readonly makeCodes = codesOf) {}

	/** Processes one segment: its marker and its body, without marker and length. */
	take(marker: number, body: Uint8Array): void {
		if (marker === 0xc4) this.takeCodes(body);
		else if (marker === 0xdb) this.takeSteps(body);
		else if (marker === 0xdd) this.interval = word(body, 0);
		else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) this.frame = this.frameOf(body, marker === 0xc2);
	}

	private takeCodes(body: Uint8Array): void {
		for (let at = 0; at + 17 <= body.length; ) {
			const counts = body.subarray(at + 1, at + 17);
			const total = counts.reduce((sum, count) => sum + count, 0);
			this.tables.set(body[at] ?? 0, { counts, values: body.subarray(at + 17, at + 17 + total) });
			at += 17 + total;
		}
	}

	private codesFor(id: number): Codes | undefined {
		const table = this.tables.get(id);
		if (table) table.codes ??= this.makeCodes(table.counts, table.values);
		return table?.codes;
	}

	private takeSteps(body: Uint8Array): void {
		for (let at = 0; at < body.length; ) {
			const [isWide, id] = [(body[at] ?? 0) > 15, (body[at] ?? 0) & 15];
			this.steps.set(id, isWide ? word(body, at + 1) : (body[at + 1] ?? 1));
			at += 1 + (isWide ? 128 : 64);
		}
	}

	private frameOf(body: Uint8Array, isProgressive: boolean): Frame {
		const [height, width, count] = [word(body, 1), word(body, 3), body[5] ?? 0];
		const said = Array.from({ length: count }, (_, index) => {
			const [id = 0, sampling = 0, table = 0] = body.subarray(6 + index * 3, 9 + index * 3);
			return { id, across: sampling >> 4, down: sampling & 15, step: this.steps.get(table) ?? 1 };
		});
		const most = { across: Math.max(...said.map((one) => one.across)), down: Math.max(...said.map((one) => one.down)) };
		const unitsAcross = Math.ceil(width / (8 * most.across));
		const unitsDown = Math.ceil(height / (8 * most.down));
		const components = said.map((one) => {
			const stride = unitsAcross * one.across;
			return {
				...one,
				columns: Math.ceil(Math.ceil((width * one.across) / most.across) / 8),
				rows: Math.ceil(Math.ceil((height * one.down) / most.down) / 8),
				stride,
				known: new Uint32Array(isProgressive ? stride * unitsDown * one.down * 2 : 0),
			};
		});
		return { isProgressive, unitsAcross, unitsDown, components };
	}

	scanOf(body: Uint8Array): Scan | undefined {
		const count = body[0] ?? 0;
		const components = Array.from({ length: count }, (_, index) => {
			const [id = 0, tables = 0] = body.subarray(1 + index * 2, 3 + index * 2);
			const component = this.frame?.components.find((one) => one.id === id);
			const [dc, ac] = [this.codesFor(tables >> 4), this.codesFor(0x10 | (tables & 15))];
			return component && { component, dc, ac };
		}).filter((one) => one !== undefined);
		if (components.length !== count || count === 0) return undefined;
		const [first = 0, last = 63, bits = 0] = body.subarray(1 + count * 2);
		return { components, first, last, high: bits >> 4, low: bits & 15, interval: this.interval };
	}
}
