import { PassThrough, type Readable } from 'node:stream';

/** How much a hearer may be behind, in bytes, before it is let go: it comes back and reads anew. */
const BEHIND_MAXIMUM = 256 * 1024;

/** Server-sent events to one hearer, until either side ends it. */
export class EventStream {
	readonly #stream = new PassThrough();

	get readable(): Readable {
		return this.#stream;
	}

	/** @param ended when the hearer has gone, or {@link end} was called */
	constructor(ended: () => void) {
		this.#stream.once('close', ended);
		// One that goes in the middle is no fault.
		this.#stream.on('error', () => undefined);
	}

	send(event: object): void {
		this.#write(`data: ${JSON.stringify(event)}\n\n`);
	}

	/** Keeps the line open, and tells the other side that it is. */
	beat(): void {
		this.#write(': beat\n\n');
	}

	end(): void {
		this.#stream.end();
	}

	#write(text: string): void {
		if (this.#stream.writableLength > BEHIND_MAXIMUM) this.#stream.destroy();
		else if (this.#stream.writable) this.#stream.write(text);
	}
}
