import { useState } from 'react';
import { ApiError } from 'visa-sdk';

type Action = 'pay' | 'cancel';

/**
 * What the server refuses for good on this page: its link has been used for a change before, there are no more attempts to
 * pay, or the request has been paid or cancelled in another window. Its button goes, and the reason stays. [PAY-04]
 * @param readAgain reads the request's state: if it has changed, the page offers something else anyway
 */
export function useRefusal(readAgain: () => Promise<unknown>) {
	const [of, setOf] = useState<Partial<Record<Action, ApiError>>>({});
	const [last, setLast] = useState<ApiError | null>(null);
	return {
		/** The reason, by what was pressed. */
		of,
		/** The reason that is told. */
		last,
		/** Whether a failure is such a refusal, which the page then tells itself. */
		isAbout: async (action: Action, failure: unknown): Promise<boolean> => {
			if (!(failure instanceof ApiError && failure.code === 'STATE_CONFLICT')) return false;
			await readAgain();
			setOf((before) => ({ ...before, [action]: failure }));
			setLast(failure);
			return true;
		},
	};
}
/** The refusals of a payment's page. */
export type PaymentRefusal = ReturnType<typeof useRefusal>;
