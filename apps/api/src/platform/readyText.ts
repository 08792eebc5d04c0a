import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
/** In which form a text travels. */
export type Encoding = (typeof encodings)[number];

/** Below this a text fits one packet of the network in any form. */
const COMPRESSED_FROM_BYTES = 1024;

/** Brotli's qualities: a fiftieth of the highest one's time for an eighth more bytes, and the highest. */
const [QUICK, SMALLEST] = [6, 11];

/**
 * How a text is packed: `small` for what lives as long as the process; `quick` for what somebody waits for, and few ask
 * for again; `quick-then-small` for what somebody waits for, and many ask for after.
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
 * A text that is the same for everyone who asks the same, and holds nobody's secrets: it may be kept, compressed, and
 * known again by its ETag. Each form is made once, when it is first asked for, beside the work of the process.
 */
export class ReadyText {
	readonly #bytes: Buffer;
	readonly #hash: string;
	readonly #forms = new Map<Encoding, Promise<Buffer>>();

	constructor(
		text: string | Buffer,
		readonly type: string,
		private readonly packing: Packing = 'small',
	) {
		this.#bytes = Buffer.from(text);
		this.#hash = createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
	}

	/** In which form it travels to somebody who wants this one: what is short travels as it is. */
	formFor(wanted: Encoding): Encoding {
		return this.#bytes.length < COMPRESSED_FROM_BYTES ? 'identity' : wanted;
	}

	/** Changes with the content, and differs between the forms, as their bytes do. */
	etag(form: Encoding): string {
		return `"${this.#hash}${form === 'identity' ? '' : `-${form}`}"`;
	}

	async bytes(form: Encoding): Promise<Buffer> {
		if (form === 'identity') return this.#bytes;
		const known = this.#forms.get(form);
		if (known) return known;
		const made = compress[form](this.#bytes, this.packing === 'small' ? SMALLEST : QUICK);
		this.#forms.set(form, made);
		// Where that fails, the quick one stays.
		if (this.packing === 'quick-then-small' && form === 'br') made.then(() => this.#pack()).catch(() => undefined);
		return made;
	}

	/** The same content in fewer bytes: its ETag stays. */
	async #pack(): Promise<void> {
		const packed = await compress.br(this.#bytes, SMALLEST);
		this.#forms.set('br', Promise.resolve(packed));
	}
}
