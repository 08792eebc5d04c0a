import { z } from 'zod';
import { Refund, type VisaRequestDetail } from './caseFile';
import { PricedLine } from './price';
import { CompanyCard } from './settings';
import { Azn, DayText, Instant } from './shared';

/** What was paid for a request, and what has been refunded. Amounts in AZN. [ACC-05] */
export const Receipt = z
	.object({
		/** The request's reference and the number of the attempt that paid, e.g. VZ-7K3M-2QXD-1. */
		number: z.string(),
		reference: z.string(),
		/** When the first payment arrived. */
		paidAt: Instant,
		company: CompanyCard,
		/** The payer. */
		payer: z.object({ firstName: z.string(), lastName: z.string() }),
		/** What was paid for, with the names at that time. */
		subject: z.object({
			country: z.string(),
			visaType: z.string(),
			visaOption: z.string(),
			service: z.string(),
			startDate: DayText,
			endDate: DayText,
			peopleCount: z.number().int(),
		}),
		/** What the request cost; empty if an older price was paid, whose lines no longer exist. */
		lines: z.array(PricedLine),
		payments: z.array(z.object({ number: z.number().int(), amount: Azn, paidAt: Instant, refunds: z.array(Refund) })),
		paid: Azn,
		/** What has been refunded. */
		refunded: Azn,
		/** What remains. */
		total: Azn,
	})
	.meta({ id: 'Receipt' });
export type Receipt = z.output<typeof Receipt>;

/** Opens for anyone who has it, for 10 minutes. */
export const ReceiptLink = z.object({ url: z.string(), expiresAt: Instant }).meta({ id: 'ReceiptLink' });
export type ReceiptLink = z.output<typeof ReceiptLink>;

const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, amount) => all + amount * 100, 0)) / 100;

/** The receipt of a request; null if nothing was ever paid for it. [ACC-05] */
export function receiptOf(request: VisaRequestDetail, company: CompanyCard): Receipt | null {
	const { reference, traveller, country, visaType, visaOption, service, startDate, endDate, peopleCount } = request;
	const payments = request.attempts.flatMap(({ number, amount, paidAt, refunds }) =>
		paidAt === null ? [] : [{ number, amount, paidAt, refunds }],
	);
	const [first] = payments;
	if (!first) return null;
	const lines = request.priceLines.filter(({ paid, amount }) => paid === 'now' && amount !== 0);
	const isWhole = sum(lines.map(({ amount }) => amount)) === request.totalPrice;
	const paid = sum(payments.map(({ amount }) => amount));
	const refunded = sum(
		payments.flatMap(({ refunds }) => refunds.filter(({ doneAt }) => doneAt !== null).map(({ amount }) => amount)),
	);
	return {
		number: `${reference}-${first.number}`,
		reference,
		paidAt: first.paidAt,
		company,
		payer: { firstName: traveller.firstName, lastName: traveller.lastName },
		subject: {
			country: country.name,
			visaType: visaType.name,
			visaOption: visaOption.type,
			service: service.name,
			...{ startDate, endDate, peopleCount },
		},
		lines: isWhole ? lines : [],
		payments,
		paid,
		refunded,
		total: sum([paid, -refunded]),
	};
}
