import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../client';
import { createHandlers, createWorld, mockRequests, mockTraveller } from '../mocks';
import { createClient } from '../resources';
import { createQueries, createTravellerMutations, queryDefaults, readDefaults } from './index';

const baseUrl = 'http://viza.test/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
	const world = createWorld({ user: mockTraveller, requests: mockRequests(40) });
	server.resetHandlers(...createHandlers(world, { baseUrl }));
});
afterAll(() => server.close());

const client = createClient({ baseUrl, getToken: () => 'token' });
const queries = createQueries(client);

function start() {
	const queryClient = new QueryClient({ defaultOptions: queryDefaults });
	const mutations = createTravellerMutations(client, queryClient);
	const run = <Variables, Answer>(
		options: {
			mutationFn: (variables: Variables) => Promise<Answer>;
			onSettled: (answer: Answer | undefined, error: unknown) => Promise<void>;
			onSuccess?: (answer: Answer) => void;
		},
		variables: Variables,
	): Promise<Answer> =>
		queryClient.getMutationCache().build<Answer, Error, Variables, unknown>(queryClient, options).execute(variables);
	return { queryClient, mutations, run };
}

describe('what travellers change', () => {
	it('[PAY-04] a cancelled request is so in the list that is shown and in the one that is not, beside what the page says itself', async () => {
		const { queryClient, mutations, run } = start();
		const { data } = await queryClient.fetchQuery(queries.myVisaRequests());
		const waiting = data.find(({ status }) => status === 'AWAITING_PAYMENT');
		if (!waiting) throw new RangeError('nobody waits for payment');
		const shown = new QueryObserver(queryClient, queries.visaRequest(waiting.id));
		const end = shown.subscribe(() => undefined);
		await vi.waitFor(() => expect(shown.getCurrentResult().data?.status).toBe('AWAITING_PAYMENT'));
		const onSuccess = vi.fn();
		await run({ ...mutations.cancel(), onSuccess }, { id: waiting.id });
		expect(onSuccess).toHaveBeenCalledTimes(1);
		expect(shown.getCurrentResult().data?.status).toBe('CANCELLED');
		const kept = queryClient.getQueryData(queries.myVisaRequests().queryKey);
		expect(kept?.data.find(({ id }) => id === waiting.id)?.status).toBe('CANCELLED');

		const { id, totalPrice } = waiting;
		await expect(run(mutations.reopenPayment(), { id, totalPrice })).rejects.toMatchObject({ statusCode: 409 });
		end();
	});

	it('[REV-09] whether the user’s promo code can be used is asked anew once a request uses it up or gives it back', async () => {
		const { queryClient, mutations, run } = start();
		const { data } = await queryClient.fetchQuery(queries.myVisaRequests());
		const waiting = data.find(({ status }) => status === 'AWAITING_PAYMENT');
		await queryClient.fetchQuery(queries.me());
		const asked = () => queryClient.getQueryState(queries.me().queryKey)?.dataUpdateCount;
		expect(asked()).toBe(1);
		await run(mutations.cancel(), { id: waiting?.id ?? '' });
		expect(asked()).toBe(2);
		const order = { request: {} as never, idempotencyKey: 'one' };
		await expect(run(mutations.createRequest(), order)).rejects.toThrow(ApiError);
		expect(asked()).toBe(3);
	});

	it('[REV-09] so it is once a payment is opened again, which reserves it, or checked, which may release it', async () => {
		const { queryClient, mutations, run } = start();
		const { data } = await queryClient.fetchQuery(queries.myVisaRequests());
		const waiting = data.find(({ status }) => status === 'AWAITING_PAYMENT');
		await queryClient.fetchQuery(queries.me());
		const asked = () => queryClient.getQueryState(queries.me().queryKey)?.dataUpdateCount;
		await run(mutations.reopenPayment(), { id: waiting?.id ?? '', totalPrice: waiting?.totalPrice ?? 0 });
		expect(asked()).toBe(2);
		await run(mutations.submitPayment(), { id: waiting?.id ?? '' });
		expect(asked()).toBe(3);
	});

	it('[RTE-04] the own data that were saved are those that are shown', async () => {
		const { queryClient, mutations, run } = start();
		const me = await queryClient.fetchQuery(queries.me());
		const { firstName, lastName, gender, dateOfBirth, phone, citizenshipId, residentCountryId } = me;
		const profile = { firstName, lastName, gender, dateOfBirth, phone, citizenshipId, residentCountryId };
		await run(mutations.updateMe(), { ...profile, phone: '+994501234567', firstName: 'Nigar' } as never);
		expect(queryClient.getQueryData(queries.me().queryKey)?.firstName).toBe('Nigar');
	});

	it('[RTE-04] the own data that were saved stay, though a read that began before is answered later', async () => {
		const { queryClient, mutations, run } = start();
		const me = await client.users.me();
		let answer = (_me: typeof me) => {};
		const slow = { ...queries.me(), queryFn: () => new Promise<typeof me>((resolve) => (answer = resolve)) };
		const shown = new QueryObserver(queryClient, slow);
		const end = shown.subscribe(() => undefined);
		const { firstName: _before, ...profile } = me;
		await run(mutations.updateMe(), { ...profile, firstName: 'Nigar' } as never);
		answer(me);
		await vi.waitFor(() => expect(shown.getCurrentResult().fetchStatus).toBe('idle'));
		expect(shown.getCurrentResult().data?.firstName).toBe('Nigar');
		end();
	});

	it('[REV-09] a promo code asks price and user anew', async () => {
		const { queryClient, mutations, run } = start();
		await queryClient.fetchQuery(queries.me());
		await run(mutations.activatePromocode(), 'BAHAR10');
		expect(queryClient.getQueryData(queries.me().queryKey)?.activePromocode?.code).toBe('BAHAR10');
		await run(mutations.removePromocode(), undefined);
		expect(queryClient.getQueryData(queries.me().queryKey)?.activePromocode).toBeNull();
	});

	it('[ACC-01] another address waits until it is confirmed', async () => {
		const { queryClient, mutations, run } = start();
		const key = queries.emailChange().queryKey;
		await run(mutations.askEmailChange(), { email: 'yeni@example.az', currentPassword: 'gizli-söz-1' });
		expect(queryClient.getQueryData(key)?.pending?.email).toBe('yeni@example.az');
		await run(mutations.withdrawEmailChange(), undefined);
		expect(queryClient.getQueryData(key)).toEqual({ pending: null });
	});
});

it('[API-05] a read waits as long as the service asks, and no longer than half a minute', () => {
	const { retryDelay } = readDefaults;
	expect(retryDelay(0, new ApiError(503, { retryAfter: '7' }))).toBe(7000);
	expect(retryDelay(0, new ApiError(503, { retryAfter: '7000' }))).toBe(30_000);
	expect(retryDelay(1, new ApiError(502))).toBe(2000);
});
