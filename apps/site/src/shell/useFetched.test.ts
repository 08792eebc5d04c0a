import { afterEach, expect, it, vi } from 'vitest';
import { strings } from '../strings';
import { sentenceOf } from './sentenceOf';
import { fetchPart } from './useFetched';

afterEach(() => vi.unstubAllGlobals());

const sentence = (load: () => Promise<unknown>) => fetchPart(load).then(() => null, sentenceOf);

it('[API-05] [API-08] without a network no part of a page is asked for, as a browser asks once; later it comes', async () => {
	const load = vi.fn(async () => 'a part');
	vi.stubGlobal('navigator', { onLine: false });
	expect(await sentence(load)).toBe(strings.unreachable);
	expect(load).not.toHaveBeenCalled();
	vi.stubGlobal('navigator', { onLine: true });
	expect(await fetchPart(load)).toBe('a part');
});

it('[API-08] a part that can’t be had although there is a network comes with the page anew, which is told', async () => {
	vi.stubGlobal('navigator', { onLine: true });
	const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
	expect(await sentence(broken)).toBe(strings.partMissing);
});
