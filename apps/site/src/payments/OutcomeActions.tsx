import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentState } from 'visa-sdk/contract';
import { queryKeys } from 'visa-sdk/queries';
import { type PaymentOutcome, requestActions } from 'visa-sdk/rules';
import { Button, Link, LinkButton } from 'visa-ui';
import { client, queryClient } from '../api';
import { formatMoney } from '../format';
import { besideButtons } from '../shell/Layout.css';
import { tellFailure } from '../shell/tellFailure';
import { useFetched } from '../shell/useFetched';
import { paymentsStrings } from '../strings/pages/payments';
import { GoneNotice, OtherPriceNotice, RefusalNotice } from './ReopeningNotices';
import type { PaymentRefusal } from './useRefusal';
import { useReopening } from './useReopening';

const words = paymentsStrings;

/** The dialog and its words weigh more than the rest of the page. */
const loadQuestion = () => import('./CancelQuestion');

export interface OutcomeActionsProps {
	outcome: PaymentOutcome;
	/** The payment is undecided because its page has been left: it can be continued there. */
	isOpen: boolean;
	state: PaymentState;
	/** From the return URL; replaces signing in. */
	token: string;
	/** Asks the provider again. */
	check: () => void;
	isChecking: boolean;
	onCancelled: (state: PaymentState) => void;
	refusal: PaymentRefusal;
}

/** What the payer can do now, the main one first. [PAY-03] [PAY-04] */
export function OutcomeActions({
	outcome,
	isOpen,
	state,
	token,
	check,
	isChecking,
	onCancelled,
	refusal,
}: OutcomeActionsProps) {
	const [isAsking, setAsking] = useState(false);
	const cancel = useMutation({
		mutationFn: () => client.visaRequests.cancel({ id: state.id }, { returnToken: token }),
		onSuccess: (cancelled) => {
			queryClient.removeQueries({ queryKey: queryKeys.visaRequests });
			setAsking(false);
			onCancelled(cancelled);
		},
		onError: async (failure) => {
			if (!(await refusal.isAbout('cancel', failure))) return tellFailure(failure, { kind: state.id });
			setAsking(false);
		},
	});
	const question = useFetched(loadQuestion, isAsking, (failure) => {
		tellFailure(failure);
		setAsking(false);
	});
	const reopening = useReopening(state, token, (failure) => refusal.isAbout('pay', failure));
	// Only its signed-in traveller can cancel a paid request; an unclear one isn't paid a second time here.
	const isPayable = requestActions(state.status, state.attemptStatus, state.taken).includes('reopen-payment');
	const mayPayAgain = isPayable && (isOpen || outcome !== 'pending') && outcome !== 'unclear';
	const isOver = outcome === 'withdrawn' || outcome === 'expired';
	// What was paid, or can't be paid any more, is only looked at: that leads, rather than giving it up.
	const mayPay = mayPayAgain && !reopening.isGone && !refusal.of.pay;
	const isLookedAt = outcome === 'paid' || (mayPayAgain && !mayPay);
	const checking = (tone: 'primary' | 'secondary') => (
		<Button tone={tone} isPending={isChecking} onPress={check}>
			{words.check}
		</Button>
	);
	return (
		<>
			{outcome === 'pending' && !isOpen && checking('primary')}
			{mayPayAgain && (
				<>
					<GoneNotice reopening={reopening} />
					<RefusalNotice refusal={refusal} />
					{mayPay && (
						<Button tone="primary" isPending={reopening.isPending} onPress={reopening.reopen}>
							{reopening.otherPrice ? words.reopenFor(formatMoney(reopening.total)) : words.reopen}
						</Button>
					)}
					{isOpen && checking('secondary')}
					{question && (
						<question.CancelQuestion
							reference={state.reference}
							isOpen={isAsking}
							isPending={cancel.isPending}
							onClose={() => setAsking(false)}
							onConfirm={() => cancel.mutate()}
						/>
					)}
				</>
			)}
			{isOver ? (
				<LinkButton tone="primary" href="/application">
					{words.newApplication}
				</LinkButton>
			) : (
				<>
					<LinkButton tone={isLookedAt ? 'primary' : 'secondary'} href={`/applications/${state.id}`}>
						{words.toRequest}
					</LinkButton>
					{/* Looking at it is harmless: it comes before giving it up. */}
					{mayPayAgain && !refusal.of.cancel && (
						<Button
							tone="secondary"
							isPending={cancel.isPending || (isAsking && !question)}
							onPress={() => setAsking(true)}
						>
							{words.cancel}
						</Button>
					)}
					<Link href="/applications" className={besideButtons}>
						{words.toApplications}
					</Link>
				</>
			)}
			{mayPay && <OtherPriceNotice reopening={reopening} />}
		</>
	);
}
