import { useMutation } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { PaymentState } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { Button, LinkButton, toast } from 'visa-ui';
import { sentenceOf } from '../account/useServerErrors';
import { client, queryClient } from '../api';
import { strings } from '../strings/az';
import { PaymentReturn } from './PaymentReturn';
import { PaymentSheet } from './PaymentSheet';
import { ReopenButton } from './ReopenButton';

const words = strings.payments;

/**
 * Back from a payment that was declined or cancelled: the attempt has ended, the request waits to be paid again or
 * cancelled. [RTE-05] [PAY-03]
 */
export function CancelPage() {
	const { token } = useSearch({ strict: false });
	const { pathname } = useLocation();
	return (
		<PaymentReturn token={token} outcome={pathname.endsWith('decline') ? 'decline' : 'cancel'}>
			{(state, _again, returnToken) => <Unpaid returned={state} token={returnToken} />}
		</PaymentReturn>
	);
}

function Unpaid({ returned, token }: { returned: PaymentState; token: string }) {
	const cancel = useMutation({
		mutationFn: () => client.visaRequests.cancel({ id: returned.id }, { returnToken: token }),
		onSuccess: () => queryClient.removeQueries({ queryKey: queryKeys.visaRequests }),
		onError: (failure) => toast({ tone: 'error', message: sentenceOf(failure) }),
	});
	const state = cancel.data ?? returned;
	if (state.status === 'CANCELLED' || state.status === 'EXPIRED') {
		const isCancelled = state.status === 'CANCELLED';
		return (
			<PaymentSheet
				heading={isCancelled ? words.cancelledHeading : words.cancelHeading}
				text={isCancelled ? words.cancelledText : words.expiredText}
				state={state}
				actions={
					<LinkButton tone="primary" href="/application">
						{words.newApplication}
					</LinkButton>
				}
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
					<Button tone="secondary" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
						{words.cancel}
					</Button>
				</>
			}
		/>
	);
}
