import { expect, inject, it } from 'vitest';

it('[API-02] [UPL-07] a web worker calls as a page does, and is told how far an upload is', async () => {
	const worker = new Worker(new URL('../testing/uploadWorker.ts', import.meta.url), { type: 'module' });
	try {
		const told = await new Promise((resolve, reject) => {
			worker.onmessage = ({ data }) => resolve(data);
			worker.onerror = ({ message }) => reject(new Error(message));
			worker.postMessage(inject('uploadServer'));
		});
		expect(told).toMatchObject({
			images: [{ url: '/echo/uploads/image?folder=not_authorized_users', authorization: 'Bearer token' }],
			lastFraction: 1,
		});
	} finally {
		worker.terminate();
	}
});
