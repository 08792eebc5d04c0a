import { mockTraveller } from 'visa-sdk/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
	vi.doUnmock('./page');
	vi.resetModules();
});

/** A page that shows a traveller when another tab tells that someone has signed in there. */
async function hearing(answer: () => Promise<Response>) {
	let tell: (event: { data: unknown }) => void = () => undefined;
	vi.resetModules();
	vi.doMock('./page', () => ({
		page: {
			document: { cookie: 'accessToken=a-token' },
			fetch: answer,
			channel: () => ({
				postMessage: () => undefined,
				addEventListener: (_: string, listener: typeof tell) => {
					tell = listener;
				},
			}),
		},
	}));
	const { meQuery, queryClient, watchSession } = await import('./api');
	queryClient.setQueryData(meQuery.queryKey, mockTraveller);
	const seen: unknown[] = [];
	const heard = new Promise<void>((resolve) => {
		watchSession(
			async () => {
				seen.push(queryClient.getQueryData(meQuery.queryKey)?.id ?? null);
				if (queryClient.getQueryState(meQuery.queryKey)?.fetchStatus === 'idle') setTimeout(resolve);
			},
			() => undefined,
		);
	});
	tell({ data: 'began' });
	await heard;
	return seen;
}

describe('[NAV-05] [NAV-06] when someone has signed in in another tab', () => {
	it('whoever is shown stays if the service can’t tell who it was', async () => {
		const seen = await hearing(() => Promise.reject(new TypeError('Failed to fetch')));
		expect(seen).toEqual([mockTraveller.id]);
	});

	it('they are taken off the page if their session is over', async () => {
		const refusal = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Daxil olun' };
		const [first] = await hearing(async () => Response.json(refusal, { status: 401 }));
		expect(first).toBe(null);
	});
});
