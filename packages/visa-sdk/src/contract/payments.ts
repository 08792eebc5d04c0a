import { z } from 'zod';
import { endpoint } from './endpoint';
import { PaymentState } from './visaRequests';

export { IDEMPOTENCY_KEY_HEADER, RETURN_TOKEN_HEADER, UNATTENDED_HEADER } from '../rules';

/**
 * With what a traveller comes back from the payment page: the token of its address, and which of its three addresses
 * it was.
 */
export const PaymentReturn = z
	.object({ token: z.string().min(16).max(200), outcome: z.enum(['approve', 'cancel', 'decline']) })
	.meta({ id: 'PaymentReturn' });

/** The call for whoever comes back from the payment page. */
export const payments = {
	/**
	 * Come back from the payment page with the token of the payment, which lives for a day and may come again. `approve`
	 * only looks; `cancel` and `decline` end that payment, if it is open, after asking the provider, and leave the request so
	 * that it can be paid again. None of them is the one change for which the token may be used (`/visa-requests/{id}/cancel`
	 * and `/reopen-payment`). [PAY-02] [PAY-03] [SEC-01]
	 */
	comeBack: endpoint({
		method: 'POST',
		path: '/payments/returns',
		access: 'anyone',
		summary: 'Come back from the payment page with the token of the payment',
		body: PaymentReturn,
		response: PaymentState,
		refusals: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'PAYMENT_UNAVAILABLE'],
	}),
};
