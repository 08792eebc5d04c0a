import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { FLAG_MAXIMUM_BYTES, messages, sentences, UPLOADED_FLAGS } from 'visa-sdk/rules';
import type { Clock } from '../../platform/clock';
import type { Db } from '../../platform/db';
import { flags } from '../../platform/db/schema/catalogue';
import { Refusal } from '../../platform/refusal';

/** Twice the width of the widest place that shows one. */
const WIDTH = 320;
const HEIGHT = 240;
const PIXELS_MAXIMUM = 20_000_000;
const taken = new Set(['image/png', 'image/jpeg', 'image/webp']);

const refuse = (statusCode: number, message: string) => new Refusal(statusCode, 'UPLOAD_REFUSED', message);

/**
 * Re-encodes an uploaded flag, small and without metadata. SVG is refused: it could contain a script, and everyone sees
 * flags. [DSH-02]
 */
async function redraw(file: Uint8Array): Promise<Buffer> {
	if (file.length > FLAG_MAXIMUM_BYTES) throw refuse(413, messages.flagLarge);
	const type = await fileTypeFromBuffer(file);
	if (!type || !taken.has(type.mime)) throw refuse(415, messages.flagKind);
	try {
		return await sharp(file, { limitInputPixels: PIXELS_MAXIMUM, failOn: 'error' })
			.rotate()
			.resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
			.webp({ quality: 90 })
			.toBuffer();
	} catch {
		throw refuse(400, sentences.flagUnreadable);
	}
}

/** Stores a flag under the hash of its content, so that the same one is stored once. @returns its URL */
export async function keepFlag(db: Db, clock: Clock, file: Uint8Array): Promise<string> {
	const image = await redraw(file);
	const hash = createHash('sha256').update(image).digest('hex').slice(0, 40);
	await db.insert(flags).values({ hash, image, createdAt: clock.now() }).onConflictDoNothing();
	return `${UPLOADED_FLAGS}${hash}.webp`;
}

/** Whether a country may use the URL as its flag: one of a code, or an uploaded one. */
export async function isFlag(db: Db, image: string): Promise<boolean> {
	const hash = hashIn(image);
	return hash === null || (await flagOf(db, hash)) !== null;
}

const hashIn = (image: string): string | null =>
	image.startsWith(UPLOADED_FLAGS) ? image.slice(UPLOADED_FLAGS.length).replace(/\.webp$/, '') : null;

/** An uploaded flag as WebP; null if there is none with this hash. */
export async function flagOf(db: Db, hash: string): Promise<Buffer | null> {
	const [known] = await db.select({ image: flags.image }).from(flags).where(eq(flags.hash, hash));
	return known?.image ?? null;
}
