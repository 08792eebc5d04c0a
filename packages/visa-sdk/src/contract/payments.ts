import { z } from 'zod';
import { endpoint } from './endpoint';
import { PaymentState } from './visaRequests';

export { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER, UNATTENDED_HEADER } from '../rules';

/** How a traveller returns from the payment page: the token in its URL, and which of its three return URLs it was. */
export const PaymentReturn = z
	.object({ token: z.string().min(16).max(200), outcome: z.enum(['approve', 'cancel', 'decline']) })
	.meta({ id: 'PaymentReturn' });

/** The call for returning from the payment page. */
export const payments = {
	/**
	 * Return from the payment page with the payment's token, which is valid for a day and may be reused here. `approve`
	 * only checks; `cancel` and `decline` end that payment if it is open, after asking the provider, and keep the request
	 * so that it can be paid again. None of them is the single change that the token permits
	 * (`/visa-requests/{id}/cancel` and `/reopen-payment`). [PAY-02] [PAY-03] [SEC-01]
	 */
	comeBack: endpoint({
		method: 'POST',
		path: '/payments/returns',
		access: 'anyone',
		summary: "Return from the payment page with the payment's token",
		body: PaymentReturn,
		response: PaymentState,
		refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'PAYMENT_UNAVAILABLE'],
	}),
};
