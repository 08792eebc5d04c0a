import { mockTraveller } from 'visa-sdk/mocks';
import { queryKeys } from 'visa-sdk/queries';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery, queryClient } from '../api';
import { allCountries, draftAtHand } from './draftAtHand';

const list = JSON.stringify(allCountries.queryKey);
const items = new Map<string, string>();
const storage = {
	getItem: (key: string) => items.get(key) ?? null,
	setItem: (key: string, value: string) => void items.set(key, value),
	removeItem: (key: string) => void items.delete(key),
};
let asked: string[] = [];

beforeEach(() => {
	// As in a browser, for a visitor: no cookie, and a list that arrives immediately.
	vi.stubEnv('SSR', false);
	vi.stubGlobal('localStorage', storage);
	vi.stubGlobal('sessionStorage', storage);
	vi.stubGlobal('fetch', async () => Response.json({ data: [], total: 0, page: 1, limit: 200, totalPages: 0 }));
	asked = [];
	vi.spyOn(queryClient, 'prefetchQuery').mockImplementation(async ({ queryKey }) => {
		asked.push(JSON.stringify(queryKey));
	});
});
afterEach(() => {
	items.clear();
	queryClient.clear();
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});
async function open(searchStr: string) {
	await draftAtHand({ location: { searchStr } });
	return asked;
}

describe('[CTY-01] [WIZ-03] what the wizard’s page asks for before it shows', () => {
	it.each(['', '?utm_source=letter'])('is the list, where the wizard begins at it: “%s”', async (query) => {
		expect(await open(query)).toEqual([list]);
	});

	it.each(['?countryId=4f9c', '?step=DATE'])('is not the list, where the address leads further: %s', async (query) => {
		expect(await open(query)).toEqual([]);
	});

	it('is not the list, where the browser keeps a request that was begun', async () => {
		items.set('userRequest', JSON.stringify({ version: 1 }));
		expect(await open('')).toEqual([]);
	});
});

describe('[ACC-08] what the wizard’s page waits for, so that nothing moves when it comes', () => {
	beforeEach(() => {
		vi.useFakeTimers();
		queryClient.setQueryData(meQuery.queryKey, mockTraveller);
	});
	afterEach(() => {
		vi.useRealTimers();
	});
	/** How long the page waits in ms, if one of the two takes this long and the other no time. */
	async function waitFor(late: readonly unknown[], ms: number) {
		vi.spyOn(queryClient, 'prefetchQuery').mockImplementation(({ queryKey }) =>
			queryKey === late ? new Promise((come) => setTimeout(come, ms)) : Promise.resolve(),
		);
		const since = Date.now();
		const isOpen = open('').then(() => Date.now() - since);
		await vi.advanceTimersByTimeAsync(60_000);
		return isOpen;
	}

	const { draft } = queryKeys;
	const { queryKey: countries } = allCountries;
	it.each([
		{ name: 'the draft that takes as long as on a slow line', late: draft, ms: 1300, waited: 1300 },
		{ name: 'the list that does', late: countries, ms: 1300, waited: 1300 },
		{ name: 'no draft that can’t be had', late: draft, ms: 30_000, waited: 2500 },
		{ name: 'no list that can’t be had', late: countries, ms: 30_000, waited: 2500 },
	])('is $name', async ({ late, ms, waited }) => {
		expect(await waitFor(late, ms)).toBe(waited);
	});
});
