import { useSearch } from '@tanstack/react-router';
import { paymentOutcome } from 'visa-sdk/rules';
import { strings } from '../strings/az';
import { PaymentReturn, ToApplications } from './PaymentReturn';
import { PaymentSheet } from './PaymentSheet';
import { ReopenButton } from './ReopenButton';

const words = strings.payments;

/** Back from the payment page: paid, still pending, or failed, by the provider's word. [RTE-05] [PAY-02] */
export function ApprovePage() {
	const search = useSearch({ from: '/ready/payments/approve' });
	return (
		<PaymentReturn token={search.token} outcome="approve">
			{(state, again, token) => {
				const isPending = paymentOutcome(state.status, state.attemptStatus) === 'pending';
				return (
					<PaymentSheet
						heading={isPending ? words.pending : words.failed}
						text={isPending ? words.pendingText : words.failedText}
						state={state}
						actions={
							<>
								{isPending ? again : <ReopenButton id={state.id} token={token} />}
								<ToApplications />
							</>
						}
					/>
				);
			}}
		</PaymentReturn>
	);
}
