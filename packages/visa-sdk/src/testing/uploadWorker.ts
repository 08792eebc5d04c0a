import { createTransport } from '../client';
import { uploadCalls } from '../resources';

/** A web worker that sends an image to the server whose address it is told, and tells what came of it. */
addEventListener('message', ({ data: baseUrl }: MessageEvent<string>) => {
	const fractions: number[] = [];
	const { image } = uploadCalls(createTransport({ baseUrl: `${baseUrl}/echo`, getToken: () => 'token' }));
	const sent = image(new File(['image'], 'pasport.png', { type: 'image/png' }), {
		folder: 'not_authorized_users',
		onProgress: (fraction) => fractions.push(fraction),
	});
	sent.then(
		(images) => postMessage({ images, lastFraction: fractions.at(-1) }),
		(error: unknown) => postMessage({ error: String(error) }),
	);
});
