import { StrictMode } from 'react';
import { createClient } from 'visa-sdk';
import { expect, it, vi } from 'vitest';
import { drawPage } from '../root/drawPage';
import { memoryAddress, memoryStorage, type WizardCalls } from './machine';
import { PassportField } from './PassportField';
import { VisaWizard } from './VisaWizard';

const patience = { timeout: 30_000 };
const nothing = { data: [], page: 1, limit: 200, total: 0, totalPages: 0 };
const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(nothing) });
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

/** Fails as a cancelled transfer does, and as late. */
const upload = vi.fn<WizardCalls['upload']>(
	(_file, { signal }) =>
		new Promise((_resolve, reject) => {
			signal.addEventListener('abort', () => setTimeout(() => reject(signal.reason)));
		}),
);
const calls = { upload, checkPicture: async (file: File) => ({ file, doubts: [] }) };

it.each([
	[
		'VisaWizard',
		() => (
			<VisaWizard
				{...{ client, calls, user: null, steps: ['UPLOAD_DOCUMENT', 'FINAL_REVIEW'] }}
				{...{ address: memoryAddress(), storage: memoryStorage() }}
			/>
		),
	],
	['PassportField', () => <PassportField calls={calls} user={null} onChange={() => undefined} />],
])('[UPL-07] %s that is taken away during an upload ends it, and says no more', async (_name, element) => {
	upload.mockClear();
	const told = vi.fn();
	window.addEventListener('unhandledrejection', told);
	const error = vi.spyOn(console, 'error');
	// Which choices the steps that are left out would have made.
	const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const { page, draw } = drawPage();
	draw(<StrictMode>{element()}</StrictMode>);
	const input = await vi.waitUntil(() => page.querySelector<HTMLInputElement>('input[type="file"]'), patience);
	const files = new DataTransfer();
	files.items.add(new File([png], 'pasport.png', { type: 'image/png' }));
	input.files = files.files;
	input.dispatchEvent(new Event('change', { bubbles: true }));
	await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce(), patience);
	const { onProgress, signal } = upload.mock.lastCall?.[1] ?? {};
	draw(null);
	await vi.waitFor(() => expect(signal?.aborted).toBe(true), patience);
	onProgress?.(0.5);
	await Promise.allSettled([upload.mock.results[0]?.value]);
	// A rejection that nobody handles is told in a task of its own.
	await new Promise((resolve) => setTimeout(resolve));
	expect(told).not.toHaveBeenCalled();
	expect(error).not.toHaveBeenCalled();
	window.removeEventListener('unhandledrejection', told);
	error.mockRestore();
	warning.mockRestore();
});
