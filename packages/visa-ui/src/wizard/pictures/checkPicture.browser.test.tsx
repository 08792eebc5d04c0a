import { afterEach, describe, expect, it, vi } from 'vitest';
import { awaitPicture, checkPicture } from './checkPicture';

/** A page with lines of text, as a file. */
async function page(width: number, height: number, filter = 'none'): Promise<File> {
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d');
	if (!context) throw new Error('nothing to draw on');
	context.fillStyle = '#c8cfc6';
	context.fillRect(0, 0, width, height);
	context.filter = filter;
	context.fillStyle = '#20262a';
	context.font = `${height / 18}px monospace`;
	for (let line = 3; line < 15; line += 1)
		context.fillText('P<AZEMAMMADOVA<<AYSEL<<<', width / 8, (line * height) / 17);
	return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })], 'pasport.jpg', {
		type: 'image/jpeg',
	});
}
const { signal } = new AbortController();
/** A busy machine needs time. */
const patient = { check: 50_000, shrink: 50_000 };

describe('[UPL-10] the look at a picture, in its worker', () => {
	it('has nothing to say of a good one, and hands the file on as it is', async () => {
		const file = await page(1600, 1100);
		expect(await checkPicture(file, signal, patient)).toEqual({ doubts: [], file });
	});

	it.each([
		['small', 1000, 700, 'none'],
		['blurred', 1600, 1100, 'blur(9px)'],
	] as const)('says %s', async (doubt, width, height, filter) => {
		expect((await checkPicture(await page(width, height, filter), signal, patient)).doubts).toContain(doubt);
	});

	it('lets a file pass that it can not decode: the server judges it', async () => {
		const file = new File([new Uint8Array([1, 2, 3])], 'x.jpg', { type: 'image/jpeg' });
		expect(await checkPicture(file, signal, patient)).toEqual({ doubts: [], file });
	});
});

describe('[UPL-10] the worker of the look', () => {
	const Real = Worker;
	const made: Worker[] = [];
	class Counted extends Real {
		constructor(...args: ConstructorParameters<typeof Worker>) {
			super(...args);
			made.push(this);
		}
	}
	afterEach(() => {
		vi.unstubAllGlobals();
		made.length = 0;
	});

	it('is started while a picture is being chosen, serves one after another, and ends when none is expected', async () => {
		vi.stubGlobal('Worker', Counted);
		const [one, other] = [new AbortController(), new AbortController()];
		awaitPicture(one.signal);
		expect(made).toHaveLength(1);
		const ended = vi.spyOn(made[0] as Worker, 'terminate');
		const blurred = await page(1600, 1100, 'blur(9px)');
		for (const _ of [1, 2]) expect((await checkPicture(blurred, signal, patient)).doubts).toContain('blurred');
		// The step begins anew, e.g. when one comes back to the window from the camera.
		one.abort();
		awaitPicture(other.signal);
		expect((await checkPicture(blurred, signal, patient)).doubts).toContain('blurred');
		expect(made).toHaveLength(1);
		expect(ended).not.toHaveBeenCalled();
		other.abort();
		await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
		await checkPicture(blurred, signal, patient);
		expect(made).toHaveLength(2);
	});

	it('is another one after a check that was given up', async () => {
		vi.stubGlobal('Worker', Counted);
		const [step, file] = [new AbortController(), new AbortController()];
		awaitPicture(step.signal);
		const givenUp = checkPicture(await page(1600, 1100), file.signal, patient);
		file.abort();
		await givenUp;
		expect((await checkPicture(await page(1600, 1100, 'blur(9px)'), signal, patient)).doubts).toContain('blurred');
		expect(made).toHaveLength(2);
		step.abort();
	});
});
