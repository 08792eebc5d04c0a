import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';

const load = mswLoader(async () => {
	const worker = setupWorker();
	await worker.start({
		quiet: true,
		onUnhandledFrame: 'bypass',
		serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
	});
	return worker;
});

/**
 * Answers a story's calls with the handlers of its `parameters.msw`. The service worker starts with the first story
 * that has some, so that the others do not wait for it.
 */
export const mocks: NonNullable<Exclude<Preview['loaders'], unknown[]>> = (context) =>
	context.parameters.msw ? load(context) : Promise.resolve({});
