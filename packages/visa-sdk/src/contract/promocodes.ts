import { z } from 'zod';
import { messages } from '../rules';
import { endpoint } from './endpoint';

export const PROMOCODE_MINIMUM = 3;
export const PROMOCODE_MAXIMUM = 50;

/** 3–50 characters. [REV-08] */
export const PromocodeText = z
	.string({ error: messages.promocode })
	.trim()
	.min(PROMOCODE_MINIMUM, messages.promocode)
	.max(PROMOCODE_MAXIMUM, messages.promocode);

export const promocodes = {
	activate: endpoint({
		method: 'POST',
		path: '/promocodes/activate',
		access: 'signedIn',
		summary: 'Bind a promo code to the current user',
		body: z.object({ code: PromocodeText }),
		response: z.object({ code: z.string() }),
	}),
};
