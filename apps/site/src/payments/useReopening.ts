import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { PaymentState } from 'visa-sdk/contract';
import { createTravellerMutations, queryKeys } from 'visa-sdk/queries';
import { client, queryClient } from '../api';
import { tellFailure } from '../shell/tellFailure';
import { useRestored } from '../shell/useRestored';
import { returnKey } from './returnKey';
import { tellPrice, useToldPrice } from './useToldPrice';

const changes = createTravellerMutations(client, queryClient);

/**
 * Opens the payment page of an unpaid request for the total shown beside the button, and for no other: if the price has
 * changed, the new one is shown, and paid with the next press. What is no longer offered can't be paid. [PAY-04] [PAY-09]
 * @param returnToken from a return URL; replaces signing in
 * @param isTold whether the page tells a failure itself
 */
export function useReopening(
	request: Pick<PaymentState, 'id' | 'totalPrice' | 'isStillOffered'>,
	returnToken?: string,
	isTold?: (failure: unknown) => Promise<boolean>,
) {
	const { id } = request;
	const [isRefused, setRefused] = useState(false);
	const { total, otherPrice } = useToldPrice(request);
	// Known at once: the page may be left, and shown again, before the mutation's success is rendered.
	const hasLeft = useRef(false);
	const { mutate, reset, isPending, isSuccess } = useMutation({
		...changes.reopenPayment(),
		onSuccess: ({ paymentUrl }) => {
			hasLeft.current = true;
			window.location.assign(paymentUrl);
		},
		onError: async (error) => {
			const isOther = error instanceof ApiError && error.code === 'PRICE_CHANGED' && error.totalPrice !== undefined;
			if (isOther) tellPrice(request, { before: total, now: error.totalPrice });
			else if (error instanceof ApiError && error.code === 'NO_LONGER_OFFERED') setRefused(true);
			else if (!(await isTold?.(error))) tellFailure(error, { kind: id });
		},
	});
	// Back from the payment page: the button can be pressed again, and the request may have changed meanwhile.
	const comeBack = useCallback(() => {
		if (!hasLeft.current) return;
		hasLeft.current = false;
		reset();
		void queryClient.invalidateQueries({ queryKey: queryKeys.visaRequests });
		void queryClient.invalidateQueries({ queryKey: returnKey });
	}, [reset]);
	useRestored(comeBack);
	return {
		total,
		otherPrice,
		/** What it was made of is no longer offered, so it can never be paid. */
		isGone: isRefused || request.isStillOffered === false,
		/** That was learned from pressing the button. */
		isRefused,
		isPending: isPending || isSuccess,
		reopen: () => mutate({ id, totalPrice: total, returnToken }),
	};
}
/** A payment that can be reopened. */
export type Reopening = ReturnType<typeof useReopening>;
