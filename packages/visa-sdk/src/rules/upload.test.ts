import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSize } from './imageSize';
import {
	sizeFault,
	sniffImageType,
	UPLOAD_MAXIMUM_BYTES,
	UPLOAD_MAXIMUM_PIXELS,
	UPLOAD_MINIMUM_SIDE,
	uploadFault,
	uploadFolder,
} from './upload';

describe('upload', () => {
	it('[UPL-06] the folder is names and e-mail in lower case, joined with underscores', () => {
		expect(uploadFolder({ firstName: 'Ay Sel', lastName: 'Mammadova', email: 'Aysel@Example.az' })).toBe(
			'ay_sel_mammadova_aysel@example.az',
		);
	});

	it("[UPL-06] a visitor's folder is not_authorized_users", () => {
		expect(uploadFolder(null)).toBe('not_authorized_users');
	});

	it('[UPL-06] a folder never holds a space or a capital', () => {
		const name = fc.stringMatching(/^[A-Za-z '’-]{1,20}$/);
		fc.assert(
			fc.property(name, name, fc.emailAddress(), (firstName, lastName, email) => {
				const folder = uploadFolder({ firstName, lastName, email });
				expect(folder).not.toMatch(/[ A-Z]/);
				expect(folder.split('_').length).toBeGreaterThanOrEqual(3);
			}),
		);
	});

	it('[UPL-04] a picture may have 10 MB and 50 MP, and has 600 px at least', () => {
		expect(UPLOAD_MAXIMUM_BYTES).toBe(10_485_760);
		expect(UPLOAD_MAXIMUM_PIXELS).toBe(50_000_000);
		expect(UPLOAD_MINIMUM_SIDE).toBe(600);
	});

	const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
	const jpeg = [0xff, 0xd8, 0xff, 0xe0];

	it('[UPL-04] the type is told by the first bytes, not by the name', async () => {
		expect(sniffImageType(Uint8Array.from(png))).toBe('image/png');
		expect(sniffImageType(Uint8Array.from(jpeg))).toBe('image/jpeg');
		expect(sniffImageType(Uint8Array.from(png.slice(0, 7)))).toBeNull();
		expect(await uploadFault(new File(['GIF89a'], 'pasport.png', { type: 'image/png' }))).toBe('wrong-type');
		expect(await uploadFault(new File([Uint8Array.from(jpeg)], 'pasport.txt'))).toBeNull();
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
				const type = sniffImageType(bytes);
				expect(type === null || bytes[0] === 0x89 || bytes[0] === 0xff).toBe(true);
			}),
		);
	});

	it('[UPL-04] HEIC and HEIF are called by their name, whatever the file’s name says and however large it is', async () => {
		const heic = (brand: string) => new File([Uint8Array.from([0, 0, 0, 24]), `ftyp${brand}`], 'IMG_0042.jpg');
		for (const brand of ['heic', 'heix', 'heif', 'hevc', 'mif1', 'msf1'])
			expect([brand, await uploadFault(heic(brand))]).toEqual([brand, 'heic']);
		expect(await uploadFault(new Blob([heic('heic'), new Uint8Array(UPLOAD_MAXIMUM_BYTES)]))).toBe('heic');
		// A film and an image of another kind are no such image.
		for (const brand of ['isom', 'avif', 'qt  ', '']) expect(await uploadFault(heic(brand))).toBe('wrong-type');
	});

	it('[UPL-04] a picture whose letters can’t be read, or that is a strip, is refused whichever way it lies', () => {
		for (const [width, height, fault] of [
			[600, 600, null],
			[1500, 600, null],
			[1501, 600, 'too-long'],
			[599, 900, 'too-few-pixels'],
			[1, 1, 'too-few-pixels'],
			[20_000, 10, 'too-long'],
			[8000, 6250, null],
			[8000, 6251, 'too-many-pixels'],
		] as const)
			for (const size of [
				{ width, height },
				{ width: height, height: width },
			])
				expect([width, height, sizeFault(size)]).toEqual([width, height, fault]);
	});

	it('[UPL-04] the size stands in the head, and no head breaks the reading of it', () => {
		const head = [...png, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 3, 0x84, 0, 0, 2, 0x80];
		expect(imageSize(Uint8Array.from(head))).toEqual({ width: 900, height: 640 });
		const frame = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 17, 8, 2, 0x80, 3, 0x84, 3];
		expect(imageSize(Uint8Array.from(frame))).toEqual({ width: 900, height: 640 });
		const starts = fc.constantFrom(png, jpeg, [0xff, 0xd8], []);
		fc.assert(
			fc.property(starts, fc.uint8Array({ maxLength: 200 }), (start, bytes) => {
				const size = imageSize(Uint8Array.from([...start, ...bytes]));
				expect(size === null || Number.isInteger(size.width)).toBe(true);
			}),
		);
	});

	it('[UPL-04] tells of a file that is not on the device any more', async () => {
		const gone = new File([Uint8Array.from(jpeg)], 'bulud.jpg');
		const slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) });
		expect(await uploadFault(Object.assign(gone, { slice }))).toBe('unreadable');
	});

	it('[UPL-04] empty is too small, one byte above 10 MB is too large', async () => {
		expect(await uploadFault(new File([], 'pasport.png'))).toBe('too-small');
		const body = new Uint8Array(UPLOAD_MAXIMUM_BYTES + 1);
		body.set(png);
		expect(await uploadFault(new Blob([body.subarray(0, UPLOAD_MAXIMUM_BYTES)]))).toBeNull();
		expect(await uploadFault(new Blob([body]))).toBe('too-large');
	});
});
