const MARKER = 0xff;

/** Fewer than a unit of the image has, even of a white one. */
const ODD_MAXIMUM = 2;

/** In bytes; what a disk has lost is whole sectors of 512. */
const SAME_MINIMUM = 64;

/** The bits of one stretch of entropy-coded data, which ends at the next marker; beyond its end they read as zeros. */
export class Bits {
	private held = 0;
	private count = 0;
	/** How many of the buffered bits lie beyond the end of the data. */
	private made = 0;

	constructor(
		private readonly bytes: Uint8Array,
		private at: number,
	) {}

	private fill(): void {
		while (this.count <= 16) {
			const byte = this.next();
			if (byte === undefined) this.made += 8;
			this.held = (this.held << 8) | (byte ?? 0);
			this.count += 8;
		}
	}

	/** The next data byte: an 0xFF in the data is followed by a zero. */
	private next(): number | undefined {
		const byte = this.bytes[this.at];
		if (byte !== MARKER) {
			if (byte !== undefined) this.at += 1;
			return byte;
		}
		if (this.bytes[this.at + 1] !== 0) return undefined;
		this.at += 2;
		return byte;
	}

	/** The next 16 bits, without consuming them. */
	peek(): number {
		if (this.count < 16) this.fill();
		return (this.held >>> (this.count - 16)) & 0xffff;
	}

	skip(bits: number): void {
		this.count -= bits;
	}

	/** Consumes up to 16 bits. */
	take(bits: number): number {
		if (bits === 0) return 0;
		const taken = this.peek() >>> (16 - bits);
		this.count -= bits;
		return taken;
	}

	/** Where the next bit is in the file, in bits. */
	get position(): number {
		return this.at * 8 - this.count;
	}

	/** Whether what was read last is one byte over and over. */
	isOneByte(): boolean {
		const last = this.at - 1;
		for (let back = 1; back < SAME_MINIMUM; back += 1) {
			if (this.bytes[last - back] !== this.bytes[last]) return false;
		}
		return true;
	}

	hasRunOut(): boolean {
		return this.count < this.made;
	}

	/**
	 * The position of the next marker, if the data ended where they should: within their last byte, or followed only by
	 * padding. Some cameras pad with zeros or 0xFF, or leave one or two odd bytes. Undefined if more is left.
	 */
	markerBehind(): number | undefined {
		if (this.hasRunOut()) return undefined;
		let odd = 0;
		const pass = (byte: number) => {
			if (byte !== 0 && byte !== MARKER) odd += 1;
		};
		for (this.skip((this.count - this.made) % 8); this.count > this.made; ) pass(this.take(8));
		for (let byte = this.next(); byte !== undefined; byte = this.next()) pass(byte);
		while (this.bytes[this.at + 1] === MARKER) this.at += 1;
		return odd > ODD_MAXIMUM ? undefined : this.at;
	}
}
