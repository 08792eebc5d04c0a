import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { ReadyText } from './readyText';

/** Repetitive text, like a page's. */
const words = Array.from({ length: 300 }, () => randomBytes(3).toString('base64url'));
const text = Array.from({ length: 40_000 }, (_, index) => words[(index * index) % 293]).join(' ');

it('[RTE-10] a page that somebody waits for comes quickly, and for the next one in fewer bytes, under the same ETag', async () => {
	const page = new ReadyText(text, 'text/html', 'quick-then-small');
	const [first, etag] = [await page.bytes('br'), page.etag('br')];
	await vi.waitFor(async () => expect((await page.bytes('br')).length).toBeLessThan(first.length), { timeout: 30_000 });
	const next = await page.bytes('br');
	expect(brotliDecompressSync(next).equals(brotliDecompressSync(first))).toBe(true);
	expect(next).toEqual(await new ReadyText(text, 'text/html').bytes('br'));
	expect(page.etag('br')).toBe(etag);
});
