import type { QueryClient } from '@tanstack/react-query';
import type { BodyOf, Contract, InformationAnswer, Me, NewVisaRequest, PendingEmail } from '../contract';
import type { Client } from '../resources';
import { queryDefaults } from './defaults';
import { queryKeys } from './keys';
import { showAnswer } from './showAnswer';

/** One of the user's own requests. */
export interface OwnRequest {
	readonly id: string;
	/** The token from a payment's return URL, instead of signing in. */
	readonly returnToken?: string | undefined;
}
/** One of the user's own requests, to be paid. */
export interface OwnPayment extends OwnRequest {
	/** The total that the traveller saw, in AZN; no other amount is charged. */
	readonly totalPrice: number;
}
/** A new request with its idempotency key. */
export interface NewRequestOrder {
	readonly request: NewVisaRequest;
	/** Calls with the same key and request return the same result, so that a retry never creates twice. */
	readonly idempotencyKey: string;
}

/**
 * Creates TanStack Query mutations for all changes by travellers, each with the queries it invalidates when it settles.
 * A page's own `onSuccess` and `onError` run as well.
 */
export function createTravellerMutations(client: Client, queryClient: QueryClient) {
	const { visaRequests, promocodes, users, auth, emailChange, sessions } = client;
	type Keys = readonly (readonly unknown[])[];
	/** Refetches all of them, also those that are not on screen, because by our defaults mounting doesn't refetch. */
	const refresh = (keys: Keys) =>
		Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, refetchType: 'all' })));
	const change = <Variables, Answer>(
		name: string,
		mutationFn: (variables: Variables) => Promise<Answer>,
		keys: Keys,
		note?: (answer: Answer) => unknown,
	) => ({
		...queryDefaults.mutations,
		mutationKey: ['traveller', name] as const,
		mutationFn,
		onSettled: async (answer: Answer | undefined, error: unknown) => {
			// Refetched after a failure too: the reason may be a change made elsewhere.
			if (!error) await note?.(answer as Answer);
			await refresh(keys);
		},
	});
	const requests = [queryKeys.visaRequests];
	const promo = [queryKeys.kept('promocodes'), queryKeys.quotes, queryKeys.me];
	/** A new request or payment uses up the user's promo code; a cancelled request or a declined payment gives it back. */
	const requestsAndPromo = [...requests, ...promo];
	const setPending = (pending: PendingEmail | null) => showAnswer(queryClient, queryKeys.emailChange, { pending });
	return {
		createRequest: () =>
			change(
				'createRequest',
				({ request, idempotencyKey }: NewRequestOrder) => visaRequests.create(request, { idempotencyKey }),
				requestsAndPromo,
			),
		submitPayment: () =>
			change('submitPayment', ({ id, ...by }: OwnRequest) => visaRequests.submitPayment({ id }, by), requestsAndPromo),
		cancel: () => change('cancel', ({ id, ...by }: OwnRequest) => visaRequests.cancel({ id }, by), requestsAndPromo),
		reopenPayment: () =>
			change(
				'reopenPayment',
				({ id, totalPrice, ...by }: OwnPayment) => visaRequests.reopenPayment({ id }, { totalPrice }, by),
				requestsAndPromo,
			),
		answerInformation: () =>
			change(
				'answerInformation',
				({ id, body }: { id: string; body: InformationAnswer }) => visaRequests.answerInformation({ id }, body),
				requests,
				(request) => queryClient.setQueryData(queryKeys.visaRequest(request.id), request),
			),
		activatePromocode: () => change('activatePromocode', (code: string) => promocodes.activate({ code }), promo),
		removePromocode: () => change('removePromocode', () => promocodes.deactivate(), promo),
		updateMe: () =>
			change(
				'updateMe',
				(profile: BodyOf<Contract['users']['updateMe']>) => users.updateMe(profile),
				[],
				(me: Me) => showAnswer(queryClient, queryKeys.me, me),
			),
		changePassword: () =>
			change('changePassword', (order: BodyOf<Contract['auth']['changePassword']>) => auth.changePassword(order), [
				queryKeys.sessions,
			]),
		askEmailChange: () =>
			change(
				'askEmailChange',
				(order: BodyOf<Contract['emailChange']['ask']>) => emailChange.ask(order),
				[],
				setPending,
			),
		confirmEmailChange: () =>
			change(
				'confirmEmailChange',
				(order: BodyOf<Contract['emailChange']['confirm']>) => emailChange.confirm(order),
				[queryKeys.me, queryKeys.sessions],
				() => setPending(null),
			),
		withdrawEmailChange: () =>
			change(
				'withdrawEmailChange',
				() => emailChange.withdraw(),
				[],
				() => setPending(null),
			),
		endSession: () => change('endSession', (id: string) => sessions.end({ id }), [queryKeys.sessions]),
		endOtherSessions: () => change('endOtherSessions', () => sessions.endOthers(), [queryKeys.sessions]),
	};
}
/** The mutations of travellers, as returned by `createTravellerMutations`. */
export type TravellerMutations = ReturnType<typeof createTravellerMutations>;
