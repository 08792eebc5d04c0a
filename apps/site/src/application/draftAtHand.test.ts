import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../api';
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
	// As in a browser, for a visitor: nobody's cookie, and a list that comes at once.
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
