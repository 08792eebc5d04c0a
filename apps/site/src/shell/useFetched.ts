import { useEffect, useState } from 'react';
import { ApiError } from 'visa-sdk';
import { whenAtRest } from '../opening/alive';
import { strings } from '../strings';

/** What has been loaded, by what loads it. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

let times = 0;

/**
 * Chromium never asks again for a module that it couldn't get, but names it, and asks for it at another address. No file
 * imports such a part statically, so it isn't there twice; what the part itself imports it shares with the page.
 */
function fetchAgain(cause: unknown): Promise<unknown> {
	const [file] = /\bhttps?:\S+\.js\b/.exec(String(cause)) ?? [];
	if (file === undefined) throw cause;
	times += 1;
	return import(/* @vite-ignore */ `${file}?again=${times}`);
}

/**
 * Loads a part of a page ahead: whoever shows it later has it at once. A browser may remember a failed download until the
 * page is reloaded, so none begins without a network.
 * @param load the same function as for `useFetched`
 * @throws ApiError that says what to do
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
	if (loaded.has(load)) return loaded.get(load) as Part;
	if (!navigator.onLine) throw new ApiError(500, { code: 'OFFLINE' });
	const part = await load()
		.catch(fetchAgain)
		.catch((cause: unknown) => {
			throw new ApiError(500, { message: strings.partMissing }, cause);
		});
	loaded.set(load, part);
	return part as Part;
}

/**
 * A part of the page that its first view doesn't show: loaded once the page is idle, and immediately when it is needed.
 * @param load the same function each time
 * @param onLost called if a needed part couldn't be loaded
 * @returns null until it is loaded
 */
export function useFetched<Part>(
	load: () => Promise<Part>,
	isWanted: boolean,
	onLost: (error: unknown) => void,
): Part | null {
	const [fetched, setFetched] = useState(() => (loaded.has(load) ? { part: loaded.get(load) as Part } : null));
	const [lost, setLost] = useState<{ error: unknown } | null>(null);
	useEffect(() => {
		if (fetched) return undefined;
		const ask = () =>
			fetchPart(load).then(
				(part) => setFetched({ part }),
				(error) => setLost({ error }),
			);
		if (!isWanted) return whenAtRest(ask);
		void ask();
		return undefined;
	}, [load, fetched, isWanted]);
	// If preloading failed, it is requested again when needed.
	useEffect(() => {
		if (!lost) return;
		setLost(null);
		if (isWanted) onLost(lost.error);
	}, [lost, isWanted, onLost]);
	return fetched?.part ?? null;
}
