import { describe, expect, inject, it } from 'vitest';
import { uploadCalls } from '../resources';
import { ApiError } from './ApiError';
import { createTransport } from './transport';

const server = inject('uploadServer');
const image = () => new File([new Uint8Array(3 * 1024 * 1024)], 'pasport.png', { type: 'image/png' });
const uploads = (path: string, timeoutMs?: number) =>
	uploadCalls(createTransport({ baseUrl: server + path, getToken: () => 'token', timeoutMs }));

describe('uploads with progress', () => {
	it('[UPL-06] [UPL-07] go as multipart with bearer and folder, and tell how far they are', async () => {
		const fractions: number[] = [];
		const [answer] = await uploads('/echo').image(image(), {
			folder: 'not_authorized_users',
			onProgress: (fraction) => fractions.push(fraction),
		});
		expect(answer).toMatchObject({
			url: '/echo/uploads/image?folder=not_authorized_users',
			authorization: 'Bearer token',
			type: expect.stringMatching(/^multipart\/form-data; boundary=/) as string,
		});
		expect(fractions.at(-1)).toBe(1);
		expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
	});

	it('[UPL-09] the progress of several images is the progress of them all', async () => {
		const fractions: number[] = [];
		const urls = await uploads('/echo').images([image(), image()], {
			onProgress: (fraction) => fractions.push(fraction),
		});
		expect(urls).toBe('/echo/uploads/image,/echo/uploads/image');
		expect(fractions).toContain(0.5);
		expect(fractions.at(-1)).toBe(1);
		expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
	});

	it('[UPL-07] can be cancelled, before and in the middle', async () => {
		const controller = new AbortController();
		const reason = new DOMException('The traveller cancelled', 'AbortError');
		const options = { signal: controller.signal, onProgress: () => controller.abort(reason) };
		await expect(uploads('/slow').image(image(), options)).rejects.toBe(reason);
		await expect(uploads('/slow').image(image(), options)).rejects.toBe(reason);
	});

	it("[API-06] a refusal brings the server's message", async () => {
		const failed = uploads('/refused').image(image(), { onProgress: () => undefined });
		await expect(failed).rejects.toThrow(ApiError);
		await expect(failed).rejects.toMatchObject({ statusCode: 400, message: 'Şəkil çox böyükdür' });
	});

	it('[API-05] a refusal says when to come back, with progress as without', async () => {
		for (const onProgress of [undefined, () => undefined])
			await expect(uploads('/refused').image(image(), { onProgress })).rejects.toMatchObject({ retryAfter: '7' });
	});

	it.each([
		['/broken', 60_000, 'TypeError'],
		['/slow', 80, 'TimeoutError'],
	])("[API-06] %s with %d ms is 'Unexpected error' because of a %s", async (path, timeoutMs, name) => {
		const failed = uploads(path, timeoutMs).image(image(), { onProgress: () => undefined });
		await expect(failed).rejects.toMatchObject({
			statusCode: 500,
			message: 'Unexpected error',
			cause: expect.objectContaining({ name }) as object,
		});
	});
});
