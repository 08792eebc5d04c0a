import { useMutation } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { queryKeys } from 'visa-sdk/queries';
import { paymentOutcome } from 'visa-sdk/rules';
import { Button, LinkButton, toast } from 'visa-ui';
import { sentenceOf } from '../account/useServerErrors';
import { client, queryClient } from '../api';
import { strings } from '../strings/az';
import { PaymentSheet } from './PaymentSheet';
import { ReopenButton } from './ReopenButton';
import { usePaymentReturn } from './usePaymentReturn';

const words = strings.payments;

/**
 * Back from a payment that was declined or cancelled: the attempt has ended, the request waits to be paid again or
 * cancelled. [RTE-05] [PAY-03]
 */
export function CancelPage() {
	const { token } = useSearch({ strict: false }) as { token?: string };
	const { pathname } = useLocation();
	const outcome = pathname.endsWith('decline') ? 'decline' : 'cancel';
	const { data: returned, error, refetch } = usePaymentReturn(token, outcome);
	const cancel = useMutation({
		mutationFn: (id: string) => client.visaRequests.cancel({ id }, { returnToken: token }),
		onSuccess: () => queryClient.removeQueries({ queryKey: queryKeys.visaRequests }),
		onError: (failure) => toast({ tone: 'error', message: sentenceOf(failure) }),
	});
	const state = cancel.data ?? returned;
	const toApplications = (
		<LinkButton tone="secondary" href="/applications">
			{words.toApplications}
		</LinkButton>
	);
	const newApplication = (
		<LinkButton tone="primary" href="/application">
			{words.newApplication}
		</LinkButton>
	);
	if (!token) return <PaymentSheet heading={words.cancelHeading} text={words.noToken} actions={toApplications} />;
	if (error) {
		return (
			<PaymentSheet
				heading={words.problem}
				text={sentenceOf(error)}
				actions={
					<>
						<Button tone="primary" onPress={() => void refetch()}>
							{words.check}
						</Button>
						{toApplications}
					</>
				}
			/>
		);
	}
	if (!state) return <PaymentSheet heading={words.checking} />;
	if (paymentOutcome(state.status, state.attemptStatus) === 'paid') {
		return (
			<PaymentSheet heading={words.paid} text={words.paidText} state={state} isCelebrated actions={toApplications} />
		);
	}
	if (state.status === 'CANCELLED' || state.status === 'EXPIRED') {
		const isCancelled = state.status === 'CANCELLED';
		return (
			<PaymentSheet
				heading={isCancelled ? words.cancelledHeading : words.cancelHeading}
				text={isCancelled ? words.cancelledText : words.expiredText}
				state={state}
				actions={newApplication}
			/>
		);
	}
	return (
		<PaymentSheet
			heading={words.cancelHeading}
			text={words.cancelText}
			state={state}
			actions={
				<>
					<ReopenButton id={state.id} token={token} />
					<Button tone="secondary" isPending={cancel.isPending} onPress={() => cancel.mutate(state.id)}>
						{words.cancel}
					</Button>
				</>
			}
		/>
	);
}
