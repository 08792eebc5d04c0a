import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { ErrorBody, UploadedImage } from 'visa-sdk/contract';
import { uploadFault, uploadMessages } from 'visa-sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock';
import { imageForm, jpeg, newTraveller, requestForm, signInStaff, uploadImage } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/server';
import { UNCLAIMED_LIFETIME_MS } from './service';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const send = (form: FormData, token: string | null = null) =>
	server.post<UploadedImage[] & ErrorBody>('/api/uploads/image?folder=not_authorized_users', form, { token });
const refusal = async (form: FormData) => {
	const { status, body } = await send(form);
	expect(body.code).toBe('UPLOAD_REFUSED');
	return { status, message: body.message };
};
/** The same PNG as an animation of one frame. */
function moving(png: Buffer): Buffer {
	const chunk = (name: string, data: Buffer) => {
		const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
		const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
		length.writeUInt32BE(data.length);
		sum.writeUInt32BE(crc32(body));
		return Buffer.concat([length, body, sum]);
	};
	const control = Buffer.alloc(8);
	control.writeUInt32BE(1, 0);
	const frame = Buffer.alloc(26);
	frame.writeUInt32BE(png.readUInt32BE(16), 4);
	frame.writeUInt32BE(png.readUInt32BE(20), 8);
	frame.writeUInt16BE(1, 20);
	frame.writeUInt16BE(10, 22);
	// After the signature and the header of 25 bytes.
	return Buffer.concat([png.subarray(0, 33), chunk('acTL', control), chunk('fcTL', frame), png.subarray(33)]);
}
const linkOf = (url: string, options = {}) => server.get<{ url: string }>(`${url}/link`, options);

describe('an image', () => {
	it.each(['jpeg', 'png'] as const)('[UPL-06] that is a real %s is kept under an opaque path', async (format) => {
		const bytes = await sharp(await jpeg())
			.toFormat(format)
			.toBuffer();
		const { status, body } = await send(imageForm({ bytes, type: `image/${format}`, name: `pasport.${format}` }));
		expect(status).toBe(201);
		expect(body).toEqual([{ url: expect.stringMatching(/^\/api\/uploads\/[\w-]{32}$/) }]);
	});

	it('[ACC-02] that is still on its way when its owner’s account is deleted is kept nowhere', async () => {
		const { token } = await newTraveller(server);
		const user = await server.services.auth.userOf(token);
		const kept = () => readdir(join(server.folder, 'uploads'), { recursive: true });
		const before = await kept();
		const bytes = async () => {
			const { status } = await server.call('DELETE', '/api/users/me', undefined, { token });
			expect(status).toBe(204);
			return jpeg();
		};
		const file = { size: 1, bytes, drop: async () => undefined };
		await expect(server.services.uploads.keep(file, { user, uploadToken: null })).rejects.toMatchObject({
			statusCode: 401,
		});
		expect(await kept()).toEqual(before);
	});

	it('[UPL-06] loses its metadata and stands upright', async () => {
		const source = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#fff' } });
		const gps = { IFD0: { Copyright: 'gizli' }, IFD3: { GPSLatitude: '40/1 24/1 0/1' } };
		const bytes = await source.jpeg().withExif(gps).withMetadata({ orientation: 6, exif: gps }).toBuffer();
		expect((await sharp(bytes).metadata()).orientation).toBe(6);
		const { token } = await newTraveller(server);
		const url = await uploadImage(server, token, bytes);
		const kept = (await server.get((await linkOf(url, { token })).body.url)).bytes;
		const metadata = await sharp(kept).metadata();
		expect(metadata).toMatchObject({ width: 800, height: 1200 });
		expect([metadata.exif, metadata.orientation, metadata.icc]).toEqual([undefined, undefined, undefined]);
		expect(kept.includes('gizli')).toBe(false);
	});

	it.each(['multipart/form-data; boundary=x', 'multipart/form-data'])(
		'[UPL-04] is refused in words when the form as %s can not be read',
		async (type) => {
			const answer = await server.app.inject({
				method: 'POST',
				url: '/api/uploads/image',
				headers: { 'content-type': type },
				payload: 'garbage',
			});
			expect(answer.statusCode).toBeLessThan(500);
			expect(answer.json<ErrorBody>().code).toMatch(/UPLOAD_REFUSED|VALIDATION/);
		},
	);

	it('[UPL-04] is only what the form calls file', async () => {
		const form = new FormData();
		form.set('other', new File([new Uint8Array(await jpeg())], 'a.jpg', { type: 'image/jpeg' }));
		expect((await refusal(form)).status).toBeLessThan(500);
	});

	it('[UPL-04] is refused when it is no image, whatever its name', async () => {
		const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400, 32)]);
		const message = 'Fayl qəbul edilmədi: yalnız PNG və JPG/JPEG şəkli yükləyin';
		expect(await refusal(imageForm({ bytes: pdf }))).toEqual({ status: 400, message });
		const gif = await sharp(await jpeg())
			.gif()
			.toBuffer();
		expect(await refusal(imageForm({ bytes: gif }))).toEqual({ status: 400, message });
	});

	it('[UPL-04] is refused when it is empty', async () => {
		const message = 'Fayl boşdur və ya şəkil deyil: pasportun aydın şəklini seçin';
		expect(await refusal(imageForm({ bytes: new Uint8Array() }))).toEqual({ status: 400, message });
	});

	it('[UPL-04] is refused above 10 MB', async () => {
		const bytes = Buffer.concat([await jpeg(), Buffer.alloc(11 * 1024 * 1024)]);
		expect(await refusal(imageForm({ bytes }))).toEqual({
			status: 413,
			message: 'Şəkil çox böyükdür: ən çoxu 10MB ola bilər',
		});
	});

	it('[UPL-04] is refused when it comes with another', async () => {
		const bytes = await jpeg();
		expect(await refusal(imageForm({ bytes }, { bytes }))).toEqual({ status: 400, message: 'Yalnız bir şəkil seçin' });
	});

	it('[UPL-04] is refused when it is cut off', async () => {
		const whole = await sharp({
			create: {
				width: 900,
				height: 900,
				channels: 3,
				background: '#777',
				noise: { type: 'gaussian', mean: 120, sigma: 40 },
			},
		})
			.jpeg()
			.toBuffer();
		expect((await refusal(imageForm({ bytes: whole.subarray(0, whole.length / 2) }))).message).toContain('yarımçıqdır');
	});

	it('[UPL-04] is refused above 50 megapixels', async () => {
		const bytes = await sharp({ create: { width: 10_000, height: 5001, channels: 3, background: '#fff' } })
			.png()
			.toBuffer();
		expect((await refusal(imageForm({ bytes }))).message).toContain('50 meqapiksel');
	});

	it.each([
		[1, 1, uploadMessages['too-few-pixels']],
		[599, 900, uploadMessages['too-few-pixels']],
		[900, 599, uploadMessages['too-few-pixels']],
		[20_000, 10, uploadMessages['too-long']],
		[600, 1501, uploadMessages['too-long']],
	])('[UPL-04] of %d × %d is refused in words', async (width, height, message) => {
		for (const format of ['jpeg', 'png'] as const) {
			const picture = sharp({ create: { width, height, channels: 3, background: '#fff' } });
			const bytes = await picture.toFormat(format).toBuffer();
			expect(await refusal(imageForm({ bytes }))).toEqual({ status: 400, message });
			expect(await uploadFault(new Blob([new Uint8Array(bytes)]))).not.toBeNull();
		}
	});

	it('[UPL-04] of 600 × 1500 is taken, by the browser’s look as well', async () => {
		const bytes = await jpeg(600, 1500);
		expect((await send(imageForm({ bytes }))).status).toBe(201);
		expect(await uploadFault(new Blob([new Uint8Array(bytes)]))).toBeNull();
	});

	it('[UPL-04] that is a PNG that moves is taken with its first picture', async () => {
		const still = await sharp({ create: { width: 900, height: 640, channels: 3, background: '#3a6ea5' } })
			.png()
			.toBuffer();
		const { status, body } = await send(imageForm({ bytes: moving(still), type: 'image/png', name: 'pasport.png' }));
		expect(status).toBe(201);
		expect(body).toHaveLength(1);
	});

	it('[UPL-04] is called by its name when it is HEIC', async () => {
		const bytes = Buffer.concat([
			Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
			Buffer.alloc(200),
		]);
		expect((await refusal(imageForm({ bytes, name: 'pasport.heic' }))).message).toContain('HEIC');
	});

	it('[UPL-04] must be in the form', async () => {
		expect((await refusal(new FormData())).status).toBe(400);
		expect((await server.post<ErrorBody>('/api/uploads/image', {})).body.code).toBe('UPLOAD_REFUSED');
	});

	it('leaves nothing unfinished behind', async () => {
		const files = await readdir(join(server.folder, 'uploads'));
		expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
	});
});

describe('a storage that is away', () => {
	it('[SEC-10] is no fault of the call: 503, and all is well when it is back', async () => {
		const { token } = await newTraveller(server);
		const url = await uploadImage(server, token);
		const { body: link } = await linkOf(url, { token });
		const place = join(server.folder, 'uploads');
		await rename(place, `${place}-away`);
		await writeFile(place, '');
		const [sent, seen] = [await send(imageForm({ bytes: await jpeg() }), token), await server.get(link.url)];
		await rm(place);
		await rename(`${place}-away`, place);
		for (const { status, headers } of [sent, seen]) expect([status, headers['retry-after']]).toEqual([503, '2']);
		expect((await send(imageForm({ bytes: await jpeg() }), token)).status).toBe(201);
		expect((await server.get(link.url)).status).toBe(200);
	});
});

describe('reading an image', () => {
	it('needs a link, which dies in 10 minutes', async () => {
		const { token } = await newTraveller(server);
		const url = await uploadImage(server, token);
		expect((await server.get(url)).status).toBe(404);
		const link = (await linkOf(url, { token })).body.url;
		const image = await server.get(link);
		expect(image.status).toBe(200);
		expect(image.headers).toMatchObject({
			'content-type': 'image/jpeg',
			'cache-control': 'private, no-store',
			'x-content-type-options': 'nosniff',
		});
		expect((await server.get(link.replace(/expires=\d/, 'expires=9'))).status).toBe(404);
		const now = server.clock.now();
		server.clock.forward(10 * MINUTE_MS + 1000);
		expect((await server.get(link)).status).toBe(404);
		server.clock.set(now);
	});

	it('is for its uploader, or the browser that uploaded it', async () => {
		const [one, other] = [await newTraveller(server), await newTraveller(server)];
		const url = await uploadImage(server, one.token);
		expect((await linkOf(url, { token: other.token })).status).toBe(404);
		expect((await linkOf(url)).status).toBe(404);

		const anonymous = await send(imageForm({ bytes: await jpeg() }));
		const [cookie] = anonymous.cookies;
		expect(cookie).toMatchObject({ name: 'uploadToken', httpOnly: true, sameSite: 'Lax', path: '/api' });
		const path = anonymous.body[0]?.url ?? '';
		expect((await linkOf(path)).status).toBe(404);
		expect((await linkOf(path, { cookies: { uploadToken: cookie?.value ?? '' } })).status).toBe(200);
	});

	it('[DSH-12] is for the browser only until somebody has made it theirs', async () => {
		const sent = await send(imageForm({ bytes: await jpeg() }));
		const cookies = { uploadToken: sent.cookies[0]?.value ?? '' };
		const path = sent.body[0]?.url ?? '';
		const link = (await linkOf(path, { cookies })).body.url;
		expect((await server.get(link)).status).toBe(200);
		const { token } = await newTraveller(server);
		const form = { ...(await requestForm(server, token)), document: path };
		expect((await server.call('POST', '/api/visa-requests', form, { token, cookies })).status).toBe(201);
		expect((await linkOf(path, { cookies })).status).toBe(404);
		expect((await server.get(link)).status).toBe(404);
		expect((await server.get((await linkOf(path, { token })).body.url)).status).toBe(200);
	});

	it('is for an admin, and for an agent only once the request is the agent’s', async () => {
		const { token } = await newTraveller(server);
		const form = await requestForm(server, token);
		await server.post('/api/visa-requests', form, { token });
		expect((await linkOf(form.document, { token: await signInStaff(server, 'agent') })).status).toBe(404);
		expect((await linkOf(form.document, { token: await signInStaff(server, 'admin') })).status).toBe(200);
	});

	it.each(['..%2F..%2Fdb.lock', 'x', 'a'.repeat(32), '%00'])('finds nothing at %s', async (key) => {
		expect((await server.get(`/api/uploads/${key}?expires=9999999999999&signature=x`)).status).toBe(404);
		expect((await linkOf(`/api/uploads/${key}`)).status).toBe(404);
	});
});

it('images of visitors who never came back go after 72 hours', async () => {
	const { body, cookies } = await send(imageForm({ bytes: await jpeg() }));
	const options = { cookies: { uploadToken: cookies[0]?.value ?? '' } };
	const now = server.clock.now();
	await server.services.uploads.sweep();
	expect((await linkOf(body[0]?.url ?? '', options)).status).toBe(200);
	server.clock.forward(UNCLAIMED_LIFETIME_MS + 1000);
	await server.services.uploads.sweep();
	expect((await linkOf(body[0]?.url ?? '', options)).status).toBe(404);
	expect(await readdir(join(server.folder, 'uploads'))).not.toContain(body[0]?.url.split('/').at(-1));
	server.clock.set(now);
});
