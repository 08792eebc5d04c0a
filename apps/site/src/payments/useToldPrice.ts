import { skipToken, useQuery } from '@tanstack/react-query';
import type { PaymentState } from 'visa-sdk/contract';
import { queryClient } from '../api';

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

const keyOf = (id: string) => ['toldPrice', id] as const;

/**
 * What an unpaid request costs now, for every place that shows its total: the request's own, until the server answers with
 * another one when its payment is to be opened. [PAY-09]
 */
export function useToldPrice(request: Unpaid | undefined) {
	const { data } = useQuery<Told>({ queryKey: keyOf(request?.id ?? ''), queryFn: skipToken });
	const otherPrice: OtherPrice | null = data && data.of === request?.totalPrice ? data : null;
	return { total: otherPrice?.now ?? request?.totalPrice ?? 0, otherPrice };
}

/** Keeps the other total that the server answered with. */
export const tellPrice = ({ id, totalPrice }: Unpaid, other: OtherPrice) =>
	queryClient.setQueryData<Told>(keyOf(id), { ...other, of: totalPrice });
