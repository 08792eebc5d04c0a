import { HttpResponse, http } from 'msw';

/** The totals for which payments were to be opened, in AZN; a story begins with none. */
export const paidTotals: number[] = [];

/**
 * Writes down for which total a payment is opened. Who asks for the right one is told that the bank does not answer: a story
 * can't leave for its page.
 */
export const watchingTotals = (right: number) =>
	http.post<never, { totalPrice: number }>('/api/visa-requests/:id/reopen-payment', async ({ request }) => {
		const { totalPrice } = await request.clone().json();
		paidTotals.push(totalPrice);
		if (totalPrice !== right) return undefined;
		const body = { statusCode: 503, code: 'PAYMENT_UNAVAILABLE', message: 'Bank cavab vermir.', requestId: 'r' };
		return HttpResponse.json(body, { status: 503 });
	});
