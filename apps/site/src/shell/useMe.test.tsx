import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { mockTraveller } from 'visa-sdk/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { meQuery, queryClient } from '../api';
import { type CurrentUser, useMe } from './useMe';

afterEach(() => queryClient.clear());

function Reader({ tell }: { tell: (user: CurrentUser) => void }) {
	tell(useMe());
	return null;
}

function read(): CurrentUser | undefined {
	const told: CurrentUser[] = [];
	renderToString(
		<QueryClientProvider client={queryClient}>
			<Reader tell={(user) => told.push(user)} />
		</QueryClientProvider>,
	);
	return told.at(-1);
}

describe('[NAV-03] [NAV-04] [NAV-05] the current user is told as loading, me and error', () => {
	it('while nobody can tell', () => {
		expect(read()).toEqual({ loading: true, me: null, error: null });
	});

	it('of a visitor, who is no failure', () => {
		queryClient.setQueryData(meQuery.queryKey, null);
		expect(read()).toEqual({ loading: false, me: null, error: null });
	});

	it('of a user', () => {
		queryClient.setQueryData(meQuery.queryKey, mockTraveller);
		expect(read()).toEqual({ loading: false, me: mockTraveller, error: null });
	});

	it('of a failure, beside the user of before', async () => {
		const error = new Error('no answer');
		queryClient.setQueryData(meQuery.queryKey, mockTraveller);
		const failing = { ...meQuery, staleTime: 0, queryFn: vi.fn().mockRejectedValue(error) };
		await expect(queryClient.fetchQuery(failing)).rejects.toBe(error);
		expect(read()).toEqual({ loading: false, me: mockTraveller, error });
	});
});
