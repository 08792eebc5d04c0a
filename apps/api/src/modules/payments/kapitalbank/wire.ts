import { z } from 'zod';
import type { ProviderStatus } from '../port';

const Id = z.union([z.string().min(1), z.number()]).transform(String);

/** The response to a new order; its payment page is made of all three. */
export const Created = z.object({
	order: z.object({ id: Id, hppUrl: z.url({ protocol: /^https?$/ }), password: z.string().min(1) }),
});

/** An order, as the bank reports it. */
export const Answered = z.object({
	order: z.object({
		id: Id,
		status: z.string(),
		/** In AZN. */
		amount: z.union([
			z.number(),
			z
				.string()
				.regex(/^\d+(\.\d+)?$/)
				.transform(Number),
		]),
		currency: z.string(),
		description: z.string().nullish(),
	}),
});

/** The body of a failed call. */
export const Fault = z.object({ errorCode: z.string() });

/** The order’s id in a notification; nothing else in it is believed. */
export const Callback = z
	.union([z.object({ ID: Id }).transform(({ ID }) => ID), z.object({ id: Id }).transform(({ id }) => id)])
	.pipe(z.string().max(64));

const statuses: Record<string, ProviderStatus> = {
	Preparing: 'new',
	FullyPaid: 'approved',
	Funded: 'approved',
	Declined: 'declined',
	Rejected: 'declined',
	Refused: 'declined',
	Cancelled: 'cancelled',
	Expired: 'expired',
	Refunded: 'refunded',
	Voided: 'refunded',
	// Held, partly paid, or closed without saying how.
	Authorized: 'pending',
	PartiallyPaid: 'pending',
	Closed: 'pending',
};
/** Null for an undocumented status. */
export const statusOf = (word: string): ProviderStatus | null =>
	Object.hasOwn(statuses, word) ? (statuses[word] ?? null) : null;

/** The payer's page. Some documentation adds `/flex` to `hppUrl`; the live response already includes it. */
export function pageUrl(hppUrl: string, id: string, password: string): string {
	const page = new URL(hppUrl);
	const path = page.pathname.replace(/\/+$/, '');
	page.pathname = path.endsWith('/flex') ? path : `${path}/flex`;
	page.searchParams.set('id', id);
	page.searchParams.set('password', password);
	return page.href;
}
