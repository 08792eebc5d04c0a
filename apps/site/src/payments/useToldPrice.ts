import { skipToken, useQuery } from '@tanstack/react-query';
import type { PaymentState } from 'visa-sdk/contract';
import { REQUEST_LIFETIME_MS } from 'visa-sdk/rules';
import { queryClient } from '../api';
import { keptInTab } from '../keptInTab';

/** The total that a payment was to have, and its current one, in AZN. */
export interface OtherPrice {
	before: number;
	now: number;
}
type Unpaid = Pick<PaymentState, 'id' | 'totalPrice'>;
interface Told extends OtherPrice {
	/** The total in the request's answer that this replaces; a later answer with another total ends it. */
	of: number;
}

/** By request, for a reload of its page; an unpaid request doesn't live longer than that. */
const kept = keptInTab<{ expiresAt: string; told: Record<string, Told> }>('toldPrices');
const keyOf = (id: string) => ['toldPrice', id] as const;

/**
 * What an unpaid request costs now, for every place that shows its total: the request's own, until the server answers with
 * another one when its payment is to be opened. [PAY-09]
 */
export function useToldPrice(request: Unpaid | undefined) {
	const id = request?.id ?? '';
	const { data } = useQuery<Told>({
		queryKey: keyOf(id),
		queryFn: skipToken,
		initialData: () => kept.read()?.told[id],
	});
	const otherPrice: OtherPrice | null = data && data.of === request?.totalPrice ? data : null;
	return { total: otherPrice?.now ?? request?.totalPrice ?? 0, otherPrice };
}

/** Keeps the other total that the server answered with, in this tab also for a reload. */
export function tellPrice({ id, totalPrice }: Unpaid, other: OtherPrice): void {
	const told: Told = { ...other, of: totalPrice };
	queryClient.setQueryData<Told>(keyOf(id), told);
	kept.write({
		expiresAt: new Date(Date.now() + REQUEST_LIFETIME_MS).toISOString(),
		told: { ...kept.read()?.told, [id]: told },
	});
}
