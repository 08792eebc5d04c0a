import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { ErrorBody, type UploadedImage } from 'visa-sdk/contract';
import { UPLOAD_MAXIMUM_BYTES, uploadMessages } from 'visa-sdk/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type LimitName } from '../../platform/limits';
import { sentences } from '../../platform/sentences';
import { jpegOfScans, longestScan, picture, scannedPage } from '../../testing/pages';
import { imageForm } from '../../testing/people';
import { runs } from '../../testing/runs';
import { startTestServer, type TestServer } from '../../testing/server';
import { scansIn } from './jpeg/scansIn';

let server: TestServer;
let photo: { jpeg: Buffer; png: Buffer };
let before: string[];

beforeAll(async () => {
	const open = Object.keys(LIMITS).map((name) => [name as LimitName, { tries: 1_000_000, seconds: 60 }]);
	server = await startTestServer(Object.fromEntries(open));
	// Noise, so that every byte of the file matters; the same each time.
	const [pixels] = fc.sample(fc.uint8Array({ minLength: 96 * 64 * 3, maxLength: 96 * 64 * 3 }), {
		seed: 2027,
		numRuns: 1,
	});
	const noise = sharp(pixels ?? new Uint8Array(), { raw: { width: 96, height: 64, channels: 3 } }).resize(960, 640, {
		kernel: 'nearest',
	});
	photo = { jpeg: await noise.clone().jpeg().toBuffer(), png: await noise.clone().png().toBuffer() };
});
afterAll(() => server.close());

const stored = () => readdir(join(server.folder, 'uploads'), { recursive: true });
const temporary = async () => (await readdir(tmpdir())).filter((name) => /upload|multipart|sharp|vips/i.test(name));
const send = (bytes: Uint8Array) => server.post<UploadedImage[]>('/api/uploads/image', imageForm({ bytes }));

async function refused(bytes: Uint8Array, wanted: readonly string[]): Promise<void> {
	const { status, body } = await send(bytes);
	expect([400, 413]).toContain(status);
	const { code, message, errors } = ErrorBody.parse(body);
	expect(code).toBe('UPLOAD_REFUSED');
	expect(wanted).toContain(message);
	expect(errors).toEqual([{ field: 'file', message }]);
}
const unreadable = [sentences.truncated, ...Object.values(uploadMessages)];
const run = <T>(arbitrary: fc.Arbitrary<T>, check: (value: T) => Promise<void>, cases: number) =>
	fc.assert(fc.asyncProperty(arbitrary, check), {
		numRuns: runs(cases),
		seed: 2027,
		endOnFailure: true,
	});
/** Each piece of garbage inserted into the whole image, from a byte on, damages it. */
const refusedWith = (rubbish: fc.Arbitrary<[at: number, bytes: Uint8Array]>, whole: Buffer, cases: number) =>
	run(
		rubbish,
		async ([at, bytes]) => {
			const hit = Buffer.from(whole);
			hit.set(bytes, at);
			await refused(hit, unreadable);
		},
		cases,
	);
const format = fc.constantFrom('jpeg', 'png');

describe('[UPL-04] damaged images are refused in words, and nothing of them stays', () => {
	beforeEach(async () => {
		before = [...(await stored()), ...(await temporary())];
	});
	afterEach(async () => {
		expect([...(await stored()), ...(await temporary())]).toEqual(before);
	});

	it('those that end too early', async () => {
		const cut = fc.tuple(format, fc.double({ min: 0, max: 0.98, noNaN: true }));
		await run(cut, ([kind, share]) => refused(photo[kind].subarray(0, photo[kind].length * share), unreadable), 400);
	}, 120_000);

	it('PNGs with a bit turned', async () => {
		// Each of its chunks has a checksum, including those beside the pixels.
		const turned = fc.tuple(fc.nat(photo.png.length - 1), fc.nat(7));
		await run(
			turned,
			async ([at, bit]) => {
				const bytes = Buffer.from(photo.png);
				bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
				await refused(bytes, unreadable);
			},
			400,
		);
	}, 120_000);

	it('random bytes behind the beginning of an image', async () => {
		const heads = fc.constantFrom([0xff, 0xd8, 0xff, 0xe0], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
		const noise = fc.tuple(heads, fc.uint8Array({ minLength: 1, maxLength: 3000 }));
		await run(noise, ([head, rest]) => refused(Buffer.concat([Buffer.from(head), rest]), unreadable), 200);
	}, 120_000);

	it.each([
		['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
		['a page', '<!doctype html><script>alert(1)</script>'],
		['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
		['a GIF that is a script too', 'GIF89a/*\x01\x00\x01\x00*/=1;alert(1)'],
		['a zip', 'PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaa'],
		['text', 'pasport'],
		['a program', '\x7fELF\x02\x01\x01'],
	])('%s', async (_name, text) => {
		await refused(Buffer.from(text, 'latin1'), [uploadMessages['wrong-type']]);
		await refused(Buffer.concat([Buffer.from(text, 'latin1'), photo.jpeg]), [uploadMessages['wrong-type']]);
	});

	it('nothing at all', async () => refused(new Uint8Array(), [uploadMessages['too-small']]));

	it.each([30_000, 65_535])('a bomb of %d pixels a side', async (side) => {
		await refused(bomb(side), [uploadMessages['too-many-pixels']]);
	});

	it('one byte more than 10 MB', async () => {
		const bytes = Buffer.concat([photo.jpeg, Buffer.alloc(UPLOAD_MAXIMUM_BYTES + 1 - photo.jpeg.length)]);
		await refused(bytes, [uploadMessages['too-large']]);
	});
});

describe('[UPL-04] a JPEG of several passes', () => {
	it('is taken with as many as encoders make, and with many more', async () => {
		for (const mozjpeg of [false, true]) {
			const page = await scannedPage().jpeg({ progressive: true, mozjpeg }).toBuffer();
			const scans = await scansIn(page, 50);
			expect(scans).toBeGreaterThan(1);
			expect(scans).toBeLessThan(30);
		}
		expect(await scansIn(await readFile(picture('restarts-progressive')), 50)).toBeLessThan(30);
		expect((await send(jpegOfScans(704, 50))).status).toBe(201);
	});

	it('is refused with more: each takes as long as the image is large, and only a few bytes', async () => {
		for (const scans of [51, 883]) {
			const many = jpegOfScans(704, scans);
			expect(await scansIn(many, 1000)).toBe(scans);
			expect(await scansIn(many, 50)).toBe(51);
			await refused(many, [sentences.truncated]);
		}
		// No marker without a segment, nor filling, hides one from the count.
		const many = jpegOfScans(704, 51);
		const between = Buffer.from('ff01ffff', 'hex');
		expect(await scansIn(Buffer.concat([many.subarray(0, 2), between, many.subarray(2)]), 1000)).toBe(51);
	});

	it.each(['ffff', 'ff00', 'ffd0'])(
		'lets others have their turn while it counts, also in 10 MB of %s',
		async (bytes) => {
			let turns = 0;
			let next: NodeJS.Immediate | undefined;
			const others = () => {
				turns += 1;
				next = setImmediate(others);
			};
			others();
			expect(await scansIn(Buffer.alloc(UPLOAD_MAXIMUM_BYTES, bytes, 'hex'), 50)).toBe(0);
			clearImmediate(next);
			expect(turns).toBeGreaterThan(100);
		},
	);
});

describe('[UPL-04] a picture that was hit in the middle', () => {
	const kinds = ['plain', 'progressive', 'optimised'] as const;
	it.each(kinds)(
		'is refused with a thousand bytes of rubbish in it: a %s JPEG',
		async (kind) => {
			const [width, height] = [1200, 800];
			const pixels = Buffer.alloc(width * height * 3, 0);
			for (let at = 0; at < pixels.length; at += 1) pixels.writeUInt8((at * 7 + ((at / width) | 0) * 13) % 256, at);
			const options = { progressive: kind === 'progressive', optimiseCoding: kind === 'optimised', quality: 85 };
			const whole = await sharp(pixels, { raw: { width, height, channels: 3 } })
				.blur(3)
				.jpeg(options)
				.toBuffer();
			expect((await send(whole)).status).toBe(201);
			const [first, last] = [whole.indexOf(Buffer.from([0xff, 0xda])) + 20, whole.length - 1020];
			const rubbish = fc.tuple(
				fc.integer({ min: first, max: last }),
				fc.uint8Array({ minLength: 1000, maxLength: 1000 }),
			);
			await refusedWith(rubbish, whole, 30);
		},
		60_000,
	);
});

describe('[UPL-04] a scanned page that was hit in the middle', () => {
	// Where much is white, codes are short: a decoder soon synchronises again, with everything after it displaced.
	const kinds: Record<string, () => Promise<Buffer>> = {
		'with tables of its own': () => scannedPage().jpeg({ quality: 85 }).toBuffer(),
		'with the tables of the standard': () => scannedPage().jpeg({ quality: 85, optimiseCoding: false }).toBuffer(),
		'whose colours are whole': () => scannedPage().jpeg({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer(),
		'in grey': () => scannedPage().toColourspace('b-w').jpeg({ quality: 85 }).toBuffer(),
		'for print': () => scannedPage().toColourspace('cmyk').jpeg({ quality: 85 }).toBuffer(),
		progressive: () => scannedPage().jpeg({ quality: 85, progressive: true }).toBuffer(),
		'made small': () => scannedPage().jpeg({ quality: 85, mozjpeg: true }).toBuffer(),
		'with restart markers': () => readFile(picture('restarts')),
		'progressive, with restart markers': () => readFile(picture('restarts-progressive')),
	};
	it.each(Object.keys(kinds))(
		'is refused with 500 bytes of rubbish in it: a JPEG %s',
		async (kind) => {
			const whole = (await kinds[kind]?.()) ?? Buffer.alloc(0);
			expect((await send(whole)).status).toBe(201);
			const { from, to } = longestScan(whole);
			const rubbish = fc.tuple(
				fc.integer({ min: from, max: to - 520 }),
				// No marker, which every decoder notices.
				fc.uint8Array({ minLength: 500, maxLength: 500, max: 254 }),
			);
			await refusedWith(rubbish, whole, 20);
		},
		60_000,
	);
});

describe('[UPL-04] what is no damage', () => {
	it('JPEGs with holes are refused, or whole once they are kept: a JPEG has no sum to tell', async () => {
		const holes = fc.tuple(fc.nat(photo.jpeg.length - 200), fc.integer({ min: 1, max: 200 }));
		let refusals = 0;
		await run(
			holes,
			async ([at, length]) => {
				const answer = await send(Buffer.concat([photo.jpeg.subarray(0, at), photo.jpeg.subarray(at + length)]));
				if (answer.status === 201) {
					const kept = await server.deps.storage.get(answer.body[0]?.url.split('/').at(-1) ?? '');
					const { info } = await sharp(kept ?? undefined, { failOn: 'warning' })
						.raw()
						.toBuffer({ resolveWithObject: true });
					expect(info.width * info.height).toBeGreaterThan(0);
				} else {
					expect(unreadable).toContain(ErrorBody.parse(answer.body).message);
					refusals += 1;
				}
			},
			200,
		);
		expect(refusals).toBeGreaterThan(runs(100));
	}, 120_000);

	it.each([0, 1])('an image of 10 MB, less %d bytes, is taken', async (less) => {
		const bytes = Buffer.concat([photo.jpeg, Buffer.alloc(UPLOAD_MAXIMUM_BYTES - less - photo.jpeg.length)]);
		expect((await send(bytes)).status).toBe(201);
	});

	it('what some phones hide behind the image is gone after it', async () => {
		const { status, body } = await send(Buffer.concat([photo.jpeg, Buffer.from('PK\x03\x04 gizli <script>')]));
		expect(status).toBe(201);
		const key = body[0]?.url.split('/').at(-1) ?? '';
		const kept = await server.deps.storage.get(key);
		expect(Buffer.from(kept ?? []).includes('gizli')).toBe(false);
	});
});

/** A small PNG file that claims to be very large, and is. */
function bomb(side: number): Buffer {
	const chunk = (type: string, data: Uint8Array) => {
		const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const head = Buffer.alloc(13);
	head.writeUInt32BE(side, 0);
	head.writeUInt32BE(side, 4);
	head.set([1, 0, 0, 0, 0], 8);
	const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 2000), { level: 9 });
	return Buffer.concat([
		photo.png.subarray(0, 8),
		chunk('IHDR', head),
		chunk('IDAT', rows),
		chunk('IEND', new Uint8Array()),
	]);
}
