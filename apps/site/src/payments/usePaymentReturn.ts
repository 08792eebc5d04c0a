import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { BodyOf, Contract, PaymentState } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { isEnded, paymentOutcome } from 'visa-sdk/rules';
import { client, queryClient } from '../api';
import { showAnswer } from '../shell/showAnswer';
import { returnKey } from './returnKey';

/** The return URL that the bank chose. */
export type ReturnOutcome = BodyOf<Contract['payments']['comeBack']>['outcome'];

/** The intervals between checks of an undecided payment, in ms: growing, so that a slow bank isn't flooded for hours. */
const PAUSES_MS = [3000, 3000, 5000, 5000, 10_000, 15_000, 30_000];

const isPending = (state: PaymentState | undefined) =>
	state !== undefined && paymentOutcome(state.status, state.attemptStatus, state.taken) === 'pending';

/** The server has answered, and would answer the same again; what didn't reach it, or failed there, may be temporary. */
const isRefused = (error: unknown) => error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500;

/** A refusal that time doesn't change; after too many calls, time does. */
const isFinal = (error: unknown) => isRefused(error) && (error as ApiError).statusCode !== 429;

/** Asks the server to settle. What has ended meanwhile, in another window, has nothing to settle: its state says so. */
async function settle(id: string, returnToken: string, signal: AbortSignal): Promise<PaymentState> {
	try {
		return await client.visaRequests.submitPayment({ id }, { returnToken, signal });
	} catch (error) {
		if (!(error instanceof ApiError && error.code === 'STATE_CONFLICT')) throw error;
		// By this address the request is only read.
		return client.payments.comeBack({ token: returnToken, outcome: 'approve' }, { signal });
	}
}

/**
 * Returns from the payment page with its token and determines the request's status. After `approve` the server is asked
 * to settle; only the provider's answer counts. While the provider hasn't decided, it is asked again automatically as
 * long as the page is visible. [PAY-02] [PAY-03] [PAY-06]
 */
export function usePaymentReturn(token: string | undefined, outcome: ReturnOutcome) {
	const queryKey = [...returnKey, token, outcome];
	const query = useQuery<PaymentState>({
		queryKey,
		enabled: token !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		retry: (failures, error) => failures < 1 && !isRefused(error),
		refetchInterval: ({ state }) =>
			isPending(state.data) && !isFinal(state.error)
				? (PAUSES_MS[state.dataUpdateCount - 1] ?? PAUSES_MS.at(-1))
				: false,
		queryFn: async ({ signal }): Promise<PaymentState> => {
			const returnToken = token ?? '';
			const known = queryClient.getQueryData<PaymentState>(queryKey);
			const state = known ?? (await client.payments.comeBack({ token: returnToken, outcome }, { signal }));
			queryClient.removeQueries({ queryKey: queryKeys.visaRequests });
			const isAsked = (outcome === 'approve' || known !== undefined) && !isEnded(state.status);
			return isAsked ? settle(state.id, returnToken, signal) : state;
		},
	});
	// The button shows progress for its own checks, not for the page's.
	const [isChecking, setChecking] = useState(false);
	const check = () => {
		setChecking(true);
		void query.refetch().finally(() => setChecking(false));
	};
	return {
		state: query.data,
		error: query.error,
		check,
		/** The same for whoever waits for the answer, which tells of itself. */
		readAgain: () => query.refetch(),
		isChecking,
		replaceState: (state: PaymentState) => showAnswer(queryKey, state),
	};
}
