import type { ReactNode } from 'react';
import type { PaymentState } from 'visa-sdk/contract';
import { paymentOutcome } from 'visa-sdk/rules';
import { Button, LinkButton } from 'visa-ui';
import { sentenceOf } from '../account/useServerErrors';
import { strings } from '../strings/az';
import { PaymentSheet } from './PaymentSheet';
import { type ReturnOutcome, usePaymentReturn } from './usePaymentReturn';

const words = strings.payments;

export function ToApplications({ tone = 'secondary' }: { tone?: 'primary' | 'secondary' }) {
	return (
		<LinkButton tone={tone} href="/applications">
			{words.toApplications}
		</LinkButton>
	);
}

export interface PaymentReturnProps {
	/** The return address's one-time token. */
	token: string | undefined;
	outcome: ReturnOutcome;
	/** What is shown while the request is not paid. */
	children: (state: PaymentState, again: ReactNode, token: string) => ReactNode;
}

/** Back from the payment page: finding out, failed to find out, paid; anything else is the page's. [PAY-02] [PAY-03] */
export function PaymentReturn({ token, outcome, children }: PaymentReturnProps) {
	const { data: state, error, refetch, isFetching } = usePaymentReturn(token, outcome);
	const again = (
		<Button tone="primary" isPending={isFetching} onPress={() => void refetch()}>
			{words.check}
		</Button>
	);
	if (!token) return <PaymentSheet heading={words.problem} text={words.noToken} actions={<ToApplications />} />;
	if (error) {
		const actions = (
			<>
				{again}
				<ToApplications />
			</>
		);
		return <PaymentSheet heading={words.problem} text={sentenceOf(error)} actions={actions} />;
	}
	if (!state) return <PaymentSheet heading={words.checking} />;
	if (paymentOutcome(state.status, state.attemptStatus) === 'paid') {
		return (
			<PaymentSheet
				heading={words.paid}
				text={words.paidText}
				state={state}
				isCelebrated
				actions={<ToApplications tone="primary" />}
			/>
		);
	}
	return children(state, again, token);
}
