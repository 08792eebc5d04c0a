import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

/** The encodings in which a text can be sent, the shortest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
/** The encoding in which a text is sent. */
export type Encoding = (typeof encodings)[number];

/** A shorter text fits one network packet in any encoding. */
const COMPRESSED_FROM_BYTES = 1024;

/** Brotli qualities: an eighth more bytes in a fiftieth of the time, and the highest. */
const [QUICK, SMALLEST] = [6, 11];

/**
 * How a text is compressed: `small` for what lives as long as the process; `quick` for what someone waits for and few
 * request again; `quick-then-small` for what someone waits for and many request afterwards.
 */
export type Packing = 'small' | 'quick' | 'quick-then-small';

const compress = {
	br: (bytes: Buffer, quality: number) =>
		promisify(brotliCompress)(bytes, {
			params: { [zlib.BROTLI_PARAM_QUALITY]: quality, [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length },
		}),
	gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * A text that is identical for everyone who makes the same request, and contains nobody's secrets: it may be cached,
 * compressed, and identified by its ETag. Each encoding is produced once, when first requested, outside the main thread.
 */
export class ReadyText {
	readonly #bytes: Buffer;
	readonly #hash: string;
	readonly #forms = new Map<Encoding, Promise<Buffer>>();

	constructor(
		text: string | Buffer,
		readonly type: string,
		private readonly packing: Packing = 'small',
		/** Request headers on which it depends, besides the encoding. */
		readonly varies: readonly string[] = [],
	) {
		this.#bytes = Buffer.from(text);
		this.#hash = createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
	}

	/** The encoding used for a client that wants this one: short texts are sent uncompressed. */
	formFor(wanted: Encoding): Encoding {
		return this.#bytes.length < COMPRESSED_FROM_BYTES ? 'identity' : wanted;
	}

	/** Changes with the content, and differs between encodings, as their bytes do. */
	etag(form: Encoding): string {
		return `"${this.#hash}${form === 'identity' ? '' : `-${form}`}"`;
	}

	async bytes(form: Encoding): Promise<Buffer> {
		if (form === 'identity') return this.#bytes;
		const known = this.#forms.get(form);
		if (known) return known;
		const made = compress[form](this.#bytes, this.packing === 'small' ? SMALLEST : QUICK);
		this.#forms.set(form, made);
		// If that fails, the quick version stays.
		if (this.packing === 'quick-then-small' && form === 'br') made.then(() => this.#pack()).catch(() => undefined);
		return made;
	}

	/** The same content in fewer bytes: its ETag stays. */
	async #pack(): Promise<void> {
		const packed = await compress.br(this.#bytes, SMALLEST);
		this.#forms.set('br', Promise.resolve(packed));
	}
}
