import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { blockedBecause } from './blocked';
import { canRetry } from './picture';
import { memoryStorage } from './storage';
import { documentOf, pngFile, refusal, sendingOf, startWizard, wholeSearch } from './testKit';
import type { WizardCalls } from './types';

const awaitPicture = vi.hoisted(() => vi.fn<(signal: AbortSignal) => void>());
vi.mock('../pictures/checkPicture', () => ({ awaitPicture }));

describe('upload', () => {
	it('[UPL-10] prepares the check when its step opens, for as long as it is open, unless the host checks itself', async () => {
		vi.stubGlobal('Worker', class {});
		vi.stubGlobal('navigator', { onLine: true });
		onTestFinished(() => {
			vi.unstubAllGlobals();
		});
		const { actor, onStep } = startWizard({ search: { ...wholeSearch, step: 'SERVICE' } });
		await onStep('SERVICE');
		expect(awaitPicture).not.toHaveBeenCalled();
		actor.send({ type: 'NEXT' });
		await onStep('UPLOAD_DOCUMENT');
		await vi.waitFor(() => expect(awaitPicture).toHaveBeenCalledOnce());
		const [[signal] = []] = awaitPicture.mock.calls;
		expect(signal?.aborted).toBe(false);
		actor.send({ type: 'BACK' });
		expect(signal?.aborted).toBe(true);
		const calls = { checkPicture: async (file: File) => ({ file, doubts: [] }) };
		await startWizard({ search: wholeSearch, calls }).onStep('UPLOAD_DOCUMENT');
		await Promise.resolve();
		expect(awaitPicture).toHaveBeenCalledOnce();
	});

	it('[UPL-04] refuses what is not an image, whatever its name', async () => {
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: new File(['%PDF-1.7 '], 'pasport.jpg', { type: 'image/jpeg' }) });
		await until(({ context }) => sendingOf(context)?.status === 'refused');
		expect(sendingOf(context())).toEqual({ status: 'refused', fault: 'wrong-type' });
		expect(documentOf(context())).toBeNull();
	});

	it('[UPL-03] [UPL-07] replaces the image, shows a failure, and sends the same file again on retry', async () => {
		let isDown = false;
		const upload = vi.fn(async (file: File) => {
			if (isDown) throw refusal(503, 'UNAVAILABLE', 'Şəkil hazırda saxlanıla bilmir');
			return `/api/uploads/${file.name}`;
		});
		const { actor, onStep, until, context, emitted } = startWizard({ search: wholeSearch, calls: { upload } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('one.png') });
		await until(({ context }) => documentOf(context) !== null);
		isDown = true;
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('two.png') });
		await until(({ context }) => sendingOf(context)?.status === 'failed');
		expect(documentOf(context())?.name).toBe('one.png');
		isDown = false;
		actor.send({ type: 'RETRY_UPLOAD' });
		await until(({ context }) => documentOf(context)?.name === 'two.png');
		expect(upload).toHaveBeenCalledTimes(3);
		expect(emitted.filter(({ type }) => type === 'uploaded')).toHaveLength(2);
	});

	it('[UPL-07] can be cancelled: the transfer is aborted and nothing arrives later', async () => {
		let signal: AbortSignal | undefined;
		const { actor, onStep, context } = startWizard({
			search: wholeSearch,
			calls: {
				upload: (_file, options) => {
					signal = options.signal;
					return new Promise(() => undefined);
				},
			},
		});
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await vi.waitFor(() => expect(signal).toBeDefined(), { timeout: 15_000 });
		actor.send({ type: 'CANCEL_UPLOAD' });
		expect(signal?.aborted).toBe(true);
		expect(sendingOf(context())).toBeNull();
	});

	it('[UPL-07] [SUB-05] a page that is opened again tells of a picture that was still on its way, once', async () => {
		const storage = memoryStorage();
		let isDown = true;
		const upload: WizardCalls['upload'] = () =>
			isDown ? Promise.reject(refusal(503, 'UNAVAILABLE', 'Sonra')) : new Promise(() => undefined);
		const first = startWizard({ search: wholeSearch, storage, calls: { upload } });
		await first.onStep('UPLOAD_DOCUMENT');
		first.actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		await first.until(({ context }) => sendingOf(context)?.status === 'failed');
		isDown = false;
		const isTold = ({ emitted }: typeof first) => emitted.some(({ type }) => type === 'dropped');
		const reopened = async () => {
			const again = startWizard({ search: wholeSearch, storage });
			await again.onStep('UPLOAD_DOCUMENT');
			return again;
		};
		expect(isTold(await reopened())).toBe(false);
		first.actor.send({ type: 'CHOOSE_FILE', file: pngFile() });
		expect((await reopened()).emitted).toContainEqual({ type: 'dropped', what: ['upload'] });
		expect(isTold(await reopened())).toBe(false);
	});

	it('[UPL-10] a doubtful picture waits for a word: it is used anyway, given up, or another is chosen', async () => {
		const upload = vi.fn(async (file: File) => `/api/uploads/${file.name}`);
		const checkPicture: WizardCalls['checkPicture'] = async (file) => ({
			file,
			doubts: file.name === 'clear.png' ? [] : ['blurred'],
		});
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch, calls: { upload, checkPicture } });
		await onStep('UPLOAD_DOCUMENT');
		const doubted = () => until(({ context }) => sendingOf(context)?.status === 'doubtful');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await doubted();
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBe('doubts');
		expect(upload).not.toHaveBeenCalled();
		actor.send({ type: 'CANCEL_UPLOAD' });
		expect(sendingOf(context())).toBeNull();
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await doubted();
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('clear.png') });
		await until(({ context }) => documentOf(context)?.name === 'clear.png');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await doubted();
		// The previous one applies until the new one is accepted.
		expect(documentOf(context())?.name).toBe('clear.png');
		actor.send({ type: 'USE_ANYWAY' });
		await until(({ context }) => documentOf(context)?.name === 'soft.png');
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBeNull();
	});

	it('[UPL-03] [UPL-04] a file that is refused replaces none: one that waits for a word, is on its way or was lost stays, with why', async () => {
		let arrive = (_url: string) => {};
		const upload = vi
			.fn<WizardCalls['upload']>()
			.mockRejectedValueOnce(refusal(503, 'UNAVAILABLE', 'Şəkil hazırda saxlanıla bilmir'))
			.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
		const checkPicture: WizardCalls['checkPicture'] = async (file) => ({ file, doubts: ['blurred'] });
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch, calls: { upload, checkPicture } });
		await onStep('UPLOAD_DOCUMENT');
		const refuse = () => actor.send({ type: 'REFUSE_FILE', fault: 'wrong-type' });
		const at = (status: string) => until(({ context }) => sendingOf(context)?.status === status);
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('soft.png') });
		await at('doubtful');
		refuse();
		expect(sendingOf(context())).toMatchObject({ status: 'doubtful', doubts: ['blurred'], refused: 'wrong-type' });
		actor.send({ type: 'USE_ANYWAY' });
		await at('failed');
		expect(sendingOf(context())).not.toHaveProperty('refused');
		refuse();
		expect(sendingOf(context())).toMatchObject({ status: 'failed', refused: 'wrong-type' });
		actor.send({ type: 'RETRY_UPLOAD' });
		await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
		refuse();
		expect(upload.mock.lastCall?.[1].signal?.aborted).toBe(false);
		expect(sendingOf(context())).toMatchObject({ status: 'uploading', refused: 'wrong-type' });
		arrive('/api/uploads/soft');
		await until(({ context }) => documentOf(context)?.name === 'soft.png');
		expect(sendingOf(context())).toEqual({ status: 'refused', fault: 'wrong-type' });
		expect(blockedBecause('UPLOAD_DOCUMENT', context())).toBeNull();
	});

	it('[UPL-03] [UPL-04] a file that the server refused as damaged gives way to the next one’s refusal, whose reason is not taken for its own', async () => {
		const upload = vi
			.fn<WizardCalls['upload']>()
			.mockRejectedValue(refusal(400, 'UPLOAD_REFUSED', 'Şəkil zədələnib və ya yarımçıqdır: faylı yenidən seçin'));
		const { actor, onStep, until, context } = startWizard({ search: wholeSearch, calls: { upload } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('damaged.png') });
		await until(({ context }) => sendingOf(context)?.status === 'failed');
		expect(canRetry(sendingOf(context()))).toBe(false);
		actor.send({ type: 'REFUSE_FILE', fault: 'too-large' });
		expect(sendingOf(context())).toEqual({ status: 'refused', fault: 'too-large' });
	});

	it('[UPL-10] a look that fails stands in nobody’s way; what was made smaller for the link is what goes', async () => {
		const upload = vi.fn(async (file: File) => `/api/uploads/${file.name}`);
		const checkPicture = vi
			.fn<NonNullable<WizardCalls['checkPicture']>>()
			.mockRejectedValueOnce(new Error('no worker'))
			.mockResolvedValueOnce({ doubts: [], file: pngFile('small.jpg') });
		const { actor, onStep, until } = startWizard({ search: wholeSearch, calls: { upload, checkPicture } });
		await onStep('UPLOAD_DOCUMENT');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('one.png') });
		await until(({ context }) => documentOf(context)?.name === 'one.png');
		actor.send({ type: 'CHOOSE_FILE', file: pngFile('large.png') });
		await until(({ context }) => documentOf(context)?.name === 'small.jpg');
		expect(upload.mock.calls.map(([{ name }]) => name)).toEqual(['one.png', 'small.jpg']);
	});
});
