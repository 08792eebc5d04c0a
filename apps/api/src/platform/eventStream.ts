import { PassThrough, type Readable } from 'node:stream';

/** How far a listener may lag behind, in bytes, before it is disconnected: it reconnects and reloads. */
const BEHIND_MAXIMUM = 256 * 1024;

/** Server-sent events to one listener, until either side ends the stream. */
export class EventStream {
	readonly #stream = new PassThrough();

	get readable(): Readable {
		return this.#stream;
	}

	/** @param ended called when the listener has disconnected, or {@link end} was called */
	constructor(ended: () => void) {
		this.#stream.once('close', ended);
		// A disconnect at any time is no error.
		this.#stream.on('error', () => undefined);
	}

	send(event: object): void {
		this.#write(`data: ${JSON.stringify(event)}\n\n`);
	}

	/** Keeps the connection open, and shows the other side that it is. */
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
