import { mockTraveller } from 'visa-sdk/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
	vi.doUnmock('./page');
	vi.resetModules();
});

const refusal = () =>
	Response.json({ statusCode: 401, code: 'UNAUTHENTICATED', message: 'Daxil olun' }, { status: 401 });

/** A page with an old session, which the service refuses only after someone has signed in in another tab. */
async function refusedLate() {
	const document = { cookie: 'accessToken=old' };
	const silence = () => undefined;
	vi.resetModules();
	const waiting: (() => void)[] = [];
	const fetch = (_: string, { headers }: RequestInit) => {
		if (new Headers(headers).get('authorization') === 'Bearer new')
			return Promise.resolve(Response.json(mockTraveller));
		return new Promise<Response>((give) => waiting.push(() => give(refusal())));
	};
	vi.doMock('./page', () => ({
		page: { document, fetch, channel: () => ({ postMessage: silence, addEventListener: silence }) },
	}));
	return {
		...(await import('./api')),
		document,
		signInElsewhere: () => {
			expect(waiting).toHaveLength(1);
			document.cookie = 'accessToken=new';
			for (const refuse of waiting) refuse();
		},
	};
}

describe('[NAV-06] a refusal of an earlier session that arrives after someone has signed in', () => {
	it('doesn’t sign them out: who they are is asked', async () => {
		const { queryClient, meQuery, document, signInElsewhere } = await refusedLate();
		const me = queryClient.fetchQuery(meQuery);
		await vi.waitFor(signInElsewhere);
		expect((await me)?.id).toBe(mockTraveller.id);
		expect(document.cookie).toBe('accessToken=new');
	});

	it('takes nothing from them where it leads to sign-in', async () => {
		const { client, dropSession, document, signInElsewhere } = await refusedLate();
		const late = client.sessions.list().catch((error: unknown) => error);
		await vi.waitFor(signInElsewhere);
		expect(await late).toMatchObject({ statusCode: 401 });
		dropSession();
		expect(document.cookie).toBe('accessToken=new');
		document.cookie = 'accessToken=old';
		dropSession();
		expect(document.cookie).toMatch(/^accessToken=;/);
	});
});
