import type { Preview } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { Scenario } from 'visa-sdk/mocks';
import { scenarioOf } from './scenarios';

const load = mswLoader(async () => {
	const worker = setupWorker();
	await worker.start({
		quiet: true,
		onUnhandledFrame: 'bypass',
		serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
	});
	return worker;
});

/** The open story's world, and whose it is: a new theme or text size continues in the same one. */
let current: { of: string; handlers: RequestHandler[] } | undefined;

async function handlersOf(id: string, scenario: Scenario) {
	const of = `${id} ${scenario}`;
	if (current?.of === of) return current.handlers;
	const { handlersFor } = await import('visa-sdk/mocks');
	const handlers = handlersFor(scenario);
	current = { of, handlers };
	return handlers;
}

/**
 * Answers a story's calls with the handlers of its `parameters.msw`, or in the toolbar's scenario. The service worker
 * starts with the first story that needs it, so that the others don't wait.
 */
export const mocks: NonNullable<Exclude<Preview['loaders'], unknown[]>> = async (context) => {
	const { id, parameters } = context;
	const scenario = scenarioOf(context);
	if (!scenario) current = undefined;
	if (!scenario) return parameters.msw ? load(context) : {};
	return load({ ...context, parameters: { ...parameters, msw: await handlersOf(id, scenario) } });
};
