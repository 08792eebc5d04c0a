import { useMutation } from '@tanstack/react-query';
import type { PaymentState } from 'visa-sdk/contract';
import { createTravellerMutations } from 'visa-sdk/queries';
import { paymentOutcome } from 'visa-sdk/rules';
import { toast } from 'visa-ui';
import { client, queryClient } from '../api';
import { tellFailure } from '../shell/tellFailure';
import { applicationsStrings } from '../strings/pages/applications';

const words = applicationsStrings;

/** Reports the result of settling. [PAY-02] */
function tellOutcome({ id, status, attemptStatus, taken }: PaymentState): void {
	const outcome = paymentOutcome(status, attemptStatus, taken);
	if (outcome === 'paid') toast({ tone: 'success', message: words.paid, kind: id });
	else toast({ tone: 'warning', message: outcome === 'pending' ? words.stillPending : words.notPaid, kind: id });
}

const changes = createTravellerMutations(client, queryClient);

/**
 * The traveller's actions on a request, each with its message afterwards, in place of the one before about the same
 * request. [PAY-04]
 */
export function useRequestActions() {
	const onError = (error: unknown, { id }: { id: string }) => tellFailure(error, { kind: id });
	const submitPayment = useMutation({ ...changes.submitPayment(), onSuccess: tellOutcome, onError });
	const cancel = useMutation({
		...changes.cancel(),
		onSuccess: (_, { id }) => toast({ tone: 'success', message: words.cancelled, kind: id }),
		onError,
	});
	return { submitPayment, cancel };
}
