'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { businessToday } from 'visa-sdk/rules';

type LaterSteps = typeof import('./steps/later');

/** The loading state of the later steps' file, shared by all wizards on a page. */
export type Loading = { status: 'waiting' | 'failed'; views: null } | { status: 'ready'; views: LaterSteps };

let loading: Loading = { status: 'waiting', views: null };
let request: Promise<void> | null = null;
/** A browser doesn't retry a module that failed to load until the page is reloaded. */
let isLost = false;
const listeners = new Set<() => void>();

function become(next: Loading): void {
	loading = next;
	for (const tell of listeners) tell();
}

/**
 * Loads the views of the steps after the first. The wizard does so by itself as soon as the page is idle; a host that
 * knows that the wizard will open at a later step may call it before. Resolves when they are loaded or can't be.
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

/** Retries what couldn't be loaded; no selection is lost. [WIZ-05] */
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

/** The later steps, once they are loaded. */
export function useLaterSteps(): Loading {
	useEffect(() => void preloadSteps(), []);
	return useSyncExternalStore(
		subscribe,
		() => loading,
		() => waiting,
	);
}

/** Long enough for the first view to be painted if a browser can't tell when it is idle, in ms. */
const SOON = 300;

/** Runs when the browser is idle. @returns stops it */
function whenIdle(act: () => void): () => void {
	if (typeof requestIdleCallback === 'function') {
		const handle = requestIdleCallback(act, { timeout: 2000 });
		return () => cancelIdleCallback(handle);
	}
	const handle = setTimeout(act, SOON);
	return () => clearTimeout(handle);
}

/**
 * Loads the later steps while the first is being read. Then it determines the date in Baku, as the next step will: the
 * first time, the browser reads its time zone data, for which the press that opens that step shouldn't wait. The calendar
 * comes last.
 * @param isBeforeDates whether the dates are still ahead
 */
export function usePreloadedSteps(isBeforeDates: boolean): void {
	useEffect(() => {
		let stop = whenIdle(() => {
			void preloadSteps().then(() => {
				stop = whenIdle(() => {
					businessToday();
					if (isBeforeDates) stop = whenIdle(() => loading.views?.preloadCalendar());
				});
			});
		});
		return () => stop();
	}, [isBeforeDates]);
}
