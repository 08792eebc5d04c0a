import { useMutation } from '@tanstack/react-query';
import type { PaymentPage, PaymentState } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { paymentOutcome } from 'visa-sdk/rules';
import { toast } from 'visa-ui';
import { client, queryClient } from '../api';
import { tellFailure } from '../shell/tellFailure';
import { applicationsStrings } from '../strings/pages/applications';

const words = applicationsStrings;

/** Says what settling found. [PAY-02] */
function tellOutcome({ status, attemptStatus }: PaymentState): void {
	const outcome = paymentOutcome(status, attemptStatus);
	if (outcome === 'paid') toast({ tone: 'success', message: words.paid });
	else toast({ tone: 'warning', message: outcome === 'pending' ? words.stillPending : words.notPaid });
}

/** The three actions of a traveller on a request, each with its word afterwards. [PAY-04] */
export function useRequestActions(id: string) {
	const onSettled = () => queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests, refetchType: 'all' });
	const onError = (error: unknown) => tellFailure(error);
	const submitPayment = useMutation({
		mutationFn: () => client.visaRequests.submitPayment({ id }),
		onSuccess: tellOutcome,
		onError,
		onSettled,
	});
	const cancel = useMutation({
		mutationFn: () => client.visaRequests.cancel({ id }),
		onSuccess: () => toast({ tone: 'success', message: words.cancelled }),
		onError,
		onSettled,
	});
	const reopenPayment = useMutation({
		mutationFn: () => client.visaRequests.reopenPayment({ id }),
		onSuccess: ({ paymentUrl }: PaymentPage) => window.location.assign(paymentUrl),
		onError,
		onSettled,
	});
	return { submitPayment, cancel, reopenPayment };
}
