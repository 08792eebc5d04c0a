import { z } from 'zod';
import { messages, PEOPLE_MAXIMUM, PEOPLE_MINIMUM, paidWhens, priceLineKinds } from '../rules';
import { Azn } from './shared';

const PeopleCount = z
	.number({ error: messages.peopleCount })
	.int(messages.peopleCount)
	.min(PEOPLE_MINIMUM, messages.peopleCount)
	.max(PEOPLE_MAXIMUM, messages.peopleCount);

/** The body of both price calls. The `authorized` flag has no effect on the server. [API-07] */
export const PriceQuestion = z
	.object({
		countryId: z.uuid(messages.country),
		serviceId: z.uuid(messages.notChosen),
		visaOptionId: z.uuid(messages.notChosen),
		peopleCount: PeopleCount,
		authorized: z.boolean().optional(),
	})
	.meta({ id: 'PriceQuestion' });
export type PriceQuestion = z.output<typeof PriceQuestion>;

/** One price line; the promo line's amount is negative. AZN. */
export const PricedLine = z
	.object({
		kind: z.enum(priceLineKinds),
		amount: z.number().multipleOf(0.01),
		paid: z.enum(paidWhens),
		/** How many times its price is contained in the amount: the number of travellers, or 1. */
		count: z.number().int().positive().optional(),
		/** What it is for, by its current name: the country, the option, the service, the promo code. */
		label: z.string().optional(),
	})
	.meta({ id: 'PricedLine' });
export type PricedLine = z.output<typeof PricedLine>;

/** Amounts in AZN. */
export const PriceQuote = z
	.object({
		/** What is paid now, after the promo discount. */
		totalPrice: Azn,
		/** The service's price before the promo; present only if a promo applies. */
		originalPriceWithoutDiscount: Azn.optional(),
		/** What the promo deducts; present only if a promo applies. */
		promoDiscount: Azn.optional(),
		/** Why the traveller's bound code can no longer be used, in their language; present only then. */
		promoRefusal: z.string().optional(),
		/** The code that `promoRefusal` is about, which the account no longer shows; none if it was deleted. [REV-14] */
		refusedPromocode: z.string().optional(),
		/**
		 * The lines it consists of: those paid now add up to `totalPrice`. A server that implements only the
		 * specification sends none. [REV-13]
		 */
		priceLines: z.array(PricedLine).optional(),
	})
	.meta({ id: 'PriceQuote' });
export type PriceQuote = z.output<typeof PriceQuote>;
