import { QueryObserver } from '@tanstack/react-query';
import { mockTraveller } from 'visa-sdk/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
	vi.doUnmock('./page');
	vi.resetModules();
});

/** A page that shows a traveller when another tab tells that someone has signed in there. */
async function hearing(answer: (path: string) => Promise<Response>) {
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
	const { client, meQuery, queryClient, watchSession } = await import('./api');
	queryClient.setQueryData(meQuery.queryKey, mockTraveller);
	// As the page's frame does: without it nothing would be read again.
	new QueryObserver(queryClient, meQuery).subscribe(() => undefined);
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
	return {
		seen,
		client,
		/** As when there is a network again. */
		readAgain: async () => {
			const before = seen.length;
			await queryClient.refetchQueries({ queryKey: meQuery.queryKey });
			await vi.waitFor(() => expect(seen.at(-1)).toBe(queryClient.getQueryData(meQuery.queryKey)?.id));
			return seen.slice(before);
		},
	};
}

/** A page that the browser keeps while it is left, and shows again as it was; it hears nothing meanwhile. */
async function shownAgain(change: (document: { cookie: string }) => void) {
	const document = { cookie: 'accessToken=a-token' };
	const heard = new Map<string, (event: { persisted: boolean }) => void>();
	vi.stubGlobal('addEventListener', (type: string, listener: () => void) => heard.set(type, listener));
	vi.resetModules();
	const silence = () => undefined;
	const fetch = vi.fn(async () => Response.json({ ...mockTraveller, id: '00000000-0000-4000-8000-0000000000ff' }));
	vi.doMock('./page', () => ({
		page: { document, fetch, channel: () => ({ postMessage: silence, addEventListener: silence }) },
	}));
	const { meQuery, queryClient, watchSession } = await import('./api');
	queryClient.setQueryData(meQuery.queryKey, mockTraveller);
	const onEnded = vi.fn();
	watchSession(async () => undefined, onEnded);
	heard.get('pagehide')?.({ persisted: true });
	change(document);
	heard.get('pageshow')?.({ persisted: true });
	await new Promise((resolve) => setTimeout(resolve));
	return { me: () => queryClient.getQueryData(meQuery.queryKey)?.id, fetch, onEnded };
}

describe('[NAV-06] a page that the browser shows again as it was left', () => {
	afterEach(() => vi.unstubAllGlobals());

	it('shows nobody who has signed out meanwhile', async () => {
		const { me, onEnded } = await shownAgain((document) => {
			document.cookie = '';
		});
		await vi.waitFor(() => expect(me()).toBeUndefined());
		expect(onEnded).toHaveBeenCalledTimes(1);
	});

	it('takes them off for someone else who has signed in', async () => {
		const { me, fetch } = await shownAgain((document) => {
			document.cookie = 'accessToken=another-token';
		});
		await vi.waitFor(() => expect(me()).not.toBe(mockTraveller.id));
		expect(fetch).toHaveBeenCalled();
	});

	it('stays as it is while the session is the same', async () => {
		const { me, fetch, onEnded } = await shownAgain(() => undefined);
		expect(me()).toBe(mockTraveller.id);
		expect([fetch, onEnded].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
	});
});

describe('[NAV-05] [NAV-06] when someone has signed in in another tab', () => {
	it('whoever is shown stays if the service can’t tell who it was', async () => {
		const { seen } = await hearing(() => Promise.reject(new TypeError('Failed to fetch')));
		expect(seen).toEqual([mockTraveller.id]);
	});

	const other = { ...mockTraveller, id: '00000000-0000-4000-8000-0000000000ff' };
	/** Fails this often, and then tells of someone else. */
	const failing = (times: number) => {
		let calls = 0;
		return async () => {
			calls += 1;
			if (calls > times) return Response.json(other);
			throw new TypeError('Failed to fetch');
		};
	};

	it('they are taken off the page before someone else is shown whom the next read finds', async () => {
		const { seen } = await hearing(failing(1));
		expect(seen.slice(0, 2)).toEqual([null, other.id]);
	});

	it('… or a later one, once there is a network again', async () => {
		const { seen, readAgain } = await hearing(failing(2));
		expect(seen).toEqual([mockTraveller.id]);
		expect(await readAgain()).toEqual([null, other.id]);
	});

	it('nothing of theirs is sent in the name of whoever it is, while nobody can tell', async () => {
		const sent: string[] = [];
		let person = mockTraveller;
		let isDown = true;
		const { client } = await hearing(async (path) => {
			sent.push(path);
			if (isDown) throw new TypeError('Failed to fetch');
			return path === '/api/users/me' ? Response.json(person) : new Response(null, { status: 204 });
		});
		await expect(client.drafts.remove()).rejects.toMatchObject({ code: 'OFFLINE' });
		person = other;
		isDown = false;
		await expect(client.drafts.remove()).rejects.toMatchObject({ code: 'OFFLINE' });
		expect(new Set(sent)).toEqual(new Set(['/api/users/me']));
		// From here on it is theirs.
		await client.drafts.remove();
		expect(sent.at(-1)).toBe('/api/users/me/draft');
	});

	it('they are taken off the page if their session is over', async () => {
		const refusal = { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Daxil olun' };
		const {
			seen: [first],
		} = await hearing(async () => Response.json(refusal, { status: 401 }));
		expect(first).toBe(null);
	});
});
