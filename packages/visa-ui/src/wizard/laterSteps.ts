import { useEffect, useSyncExternalStore } from 'react';
import { businessToday } from 'visa-sdk/rules';

type LaterSteps = typeof import('./steps/later');

/** What is known of the file of the later steps: all wizards of a page share it. */
export type Loading = { status: 'waiting' | 'failed'; views: null } | { status: 'ready'; views: LaterSteps };

let loading: Loading = { status: 'waiting', views: null };
let request: Promise<void> | null = null;
/** A browser does not ask again for a file that it could not get, until the page is loaded anew. */
let isLost = false;
const listeners = new Set<() => void>();

function become(next: Loading): void {
	loading = next;
	for (const tell of listeners) tell();
}

/**
 * Fetches the views of the steps after the first. The wizard does so by itself as soon as the page is idle; a host that
 * knows that the wizard will open at a later step may ask before. Resolves when they are there or can't be had.
 */
export function preloadSteps(): Promise<void> {
	if (!navigator.onLine && !request) {
		addEventListener('online', retrySteps, { once: true });
		become({ status: 'failed', views: null });
		return Promise.resolve();
	}
	request ??= import('./steps/later').then(
		(views) => become({ status: 'ready', views }),
		() => {
			isLost = true;
			become({ status: 'failed', views: null });
		},
	);
	return request;
}

/** Asks again for what could not be had; nothing that was chosen is lost by it. [WIZ-05] */
export function retrySteps(): void {
	if (isLost) {
		location.reload();
		return;
	}
	if (loading.status === 'failed') become({ status: 'waiting', views: null });
	void preloadSteps();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};
const waiting: Loading = loading;

/** The later steps, fetched by now. */
export function useLaterSteps(): Loading {
	useEffect(() => void preloadSteps(), []);
	return useSyncExternalStore(
		subscribe,
		() => loading,
		() => waiting,
	);
}

/** Long enough for the first view to be painted where a browser can't tell when it is idle. In ms. */
const SOON = 300;

/** When the browser has nothing else to do. @returns stops it */
function whenIdle(act: () => void): () => void {
	if (typeof requestIdleCallback === 'function') {
		const handle = requestIdleCallback(act, { timeout: 2000 });
		return () => cancelIdleCallback(handle);
	}
	const handle = setTimeout(act, SOON);
	return () => clearTimeout(handle);
}

/**
 * Fetches the later steps while the first is being read. Then it asks what day it is in Baku, as the next step will: at the
 * first such question the browser reads its table of time zones, for which the press that opens that step should not wait.
 */
export function usePreloadedSteps(): void {
	useEffect(() => {
		let stop = whenIdle(() => {
			void preloadSteps().then(() => {
				stop = whenIdle(() => businessToday());
			});
		});
		return () => stop();
	}, []);
}
