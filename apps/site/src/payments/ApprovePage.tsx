import { useSearch } from '@tanstack/react-router';
import { paymentOutcome } from 'visa-sdk/rules';
import { Button, LinkButton } from 'visa-ui';
import { sentenceOf } from '../account/useServerErrors';
import { strings } from '../strings/az';
import { PaymentSheet } from './PaymentSheet';
import { ReopenButton } from './ReopenButton';
import { usePaymentReturn } from './usePaymentReturn';

const words = strings.payments;

/** Back from the payment page: paid, still pending, or failed, by the provider's word. [RTE-05] [PAY-02] */
export function ApprovePage() {
	const { token } = useSearch({ from: '/ready/payments/approve' });
	const { data: state, error, refetch, isFetching } = usePaymentReturn(token, 'approve');
	const toApplications = (
		<LinkButton tone="secondary" href="/applications">
			{words.toApplications}
		</LinkButton>
	);
	const again = (
		<Button tone="primary" isPending={isFetching} onPress={() => void refetch()}>
			{words.check}
		</Button>
	);
	if (!token) return <PaymentSheet heading={words.problem} text={words.noToken} actions={toApplications} />;
	if (error) {
		return (
			<PaymentSheet
				heading={words.problem}
				text={sentenceOf(error)}
				actions={
					<>
						{again}
						{toApplications}
					</>
				}
			/>
		);
	}
	if (!state) return <PaymentSheet heading={words.checking} />;
	switch (paymentOutcome(state.status, state.attemptStatus)) {
		case 'paid':
			return (
				<PaymentSheet
					heading={words.paid}
					text={words.paidText}
					state={state}
					isCelebrated
					actions={
						<LinkButton tone="primary" href="/applications">
							{words.toApplications}
						</LinkButton>
					}
				/>
			);
		case 'pending':
			return (
				<PaymentSheet
					heading={words.pending}
					text={words.pendingText}
					state={state}
					actions={
						<>
							{again}
							{toApplications}
						</>
					}
				/>
			);
		case 'failed':
			return (
				<PaymentSheet
					heading={words.failed}
					text={words.failedText}
					state={state}
					actions={
						<>
							<ReopenButton id={state.id} token={token} />
							{toApplications}
						</>
					}
				/>
			);
	}
}
