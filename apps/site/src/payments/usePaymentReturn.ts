import { useQuery } from '@tanstack/react-query';
import type { BodyOf, Contract, PaymentState } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { client, queryClient } from '../api';

/** Which return address the bank chose. */
export type ReturnOutcome = BodyOf<Contract['payments']['comeBack']>['outcome'];

/**
 * Comes back from the payment page with its token and finds out where the request stands. After `approve` the server
 * is asked to settle; only the provider's word counts. [PAY-02] [PAY-03]
 */
export function usePaymentReturn(token: string | undefined, outcome: ReturnOutcome) {
	return useQuery({
		queryKey: ['payments', 'return', token, outcome],
		enabled: token !== undefined,
		staleTime: Number.POSITIVE_INFINITY,
		retry: 1,
		queryFn: async ({ signal }): Promise<PaymentState> => {
			const returnToken = token ?? '';
			const state = await client.payments.comeBack({ token: returnToken, outcome }, { signal });
			queryClient.removeQueries({ queryKey: queryKeys.visaRequests });
			if (outcome !== 'approve') return state;
			return client.visaRequests.submitPayment({ id: state.id }, { returnToken, signal });
		},
	});
}
