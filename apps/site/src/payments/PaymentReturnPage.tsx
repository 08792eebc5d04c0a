import { useMatch, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import { CANCEL_REFUND_PERCENT, nextAction, paymentOutcome } from 'visa-sdk/rules';
import { Button, LinkButton } from 'visa-ui';
import { sentenceOf } from '../shell/sentenceOf';
import { paymentsStrings } from '../strings/pages/payments';
import { OutcomeActions } from './OutcomeActions';
import { PaymentSheet } from './PaymentSheet';
import { type ReturnOutcome, usePaymentReturn } from './usePaymentReturn';
import { useRefusal } from './useRefusal';
import { useToldPrice } from './useToldPrice';

const words = paymentsStrings;

/** '/payments/decline' → 'decline'. */
const outcomeOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1) as ReturnOutcome;

/**
 * Returning from the payment page through any of the three URLs: the payment's outcome according to the provider, and
 * what can be done now. While it is undecided the page checks again automatically. [RTE-05] [PAY-02] [PAY-03] [PAY-06]
 */
export function PaymentReturnPage() {
	const { token } = useSearch({ strict: false });
	// The page's own path: while it is being left, the window's is already the next page's.
	const { pathname } = useMatch({ strict: false });
	const { state, error, check, isChecking, readAgain, replaceState } = usePaymentReturn(token, outcomeOf(pathname));
	const { total } = useToldPrice(state);
	const sheet = useRef<HTMLDivElement>(null);
	const outcome = state && paymentOutcome(state.status, state.attemptStatus, state.taken);
	/** The outcome whose buttons were pressed. */
	const [actedOn, setActedOn] = useState(outcome);
	// The request may have been paid or cancelled in another window.
	const refusal = useRefusal(() => {
		setActedOn(outcome);
		return readAgain();
	});
	// The button that had the focus is gone.
	useEffect(() => {
		if (actedOn && actedOn !== outcome) sheet.current?.focus();
	}, [actedOn, outcome]);
	const toApplications = (
		<LinkButton tone="secondary" href="/applications">
			{words.toApplications}
		</LinkButton>
	);
	// Cut in the middle, as letters do with long links, it is none that the server reads.
	const isCut = error instanceof ApiError && error.code === 'VALIDATION';
	if (!token || isCut) return <PaymentSheet heading={words.problem} text={words.noToken} actions={toApplications} />;
	// What is known stays on the page if a later check fails.
	if (!state || !outcome) {
		// Asking about it again would bring the same answer.
		if (error instanceof ApiError && error.code === 'NOT_FOUND') {
			return <PaymentSheet heading={words.problem} text={words.wrongToken} actions={toApplications} />;
		}
		if (!error) return <PaymentSheet heading={words.checking} isWaiting={outcomeOf(pathname) === 'approve'} />;
		return (
			<PaymentSheet
				heading={words.problem}
				text={sentenceOf(error)}
				actions={
					<>
						<Button tone="primary" isPending={isChecking} onPress={check}>
							{words.check}
						</Button>
						{toApplications}
					</>
				}
			/>
		);
	}
	// Reopened, and left by the browser's Back button: the bank has nothing to decide yet.
	const isOpen =
		outcome === 'pending' &&
		outcomeOf(pathname) !== 'approve' &&
		nextAction(state.status, state.attemptStatus, state.taken) === 'pay';
	const { heading, text } = isOpen ? words.stillOpen : words.outcomes[outcome];
	// Nothing invites to pay again what can't be paid; an unclear payment invites to nothing. [PAY-04]
	const isGone = state.isStillOffered === false && outcome !== 'unclear';
	const isRefused = refusal.of.pay !== undefined && actedOn === outcome;
	// Nobody awaits this payment any more.
	const isLate = outcome === 'paid' && state.wasClosed === true;
	// Undecided, or failed for an unknown reason: only the bank knows whether anything was taken.
	const rest = outcome === 'failed' || outcome === 'pending' ? undefined : words.nothingTaken;
	return (
		<PaymentSheet
			ref={sheet}
			heading={heading}
			text={isLate ? words.wasClosed(CANCEL_REFUND_PERCENT) : isGone || isRefused ? rest : text}
			state={{ ...state, totalPrice: total }}
			isCelebrated={outcome === 'paid' && !isLate}
			isWaiting={outcome === 'pending' && !isOpen}
			actions={
				<OutcomeActions
					outcome={outcome}
					isOpen={isOpen}
					state={state}
					token={token}
					check={check}
					isChecking={isChecking}
					onCancelled={(cancelled) => {
						void replaceState(cancelled);
						setActedOn(outcome);
					}}
					refusal={refusal}
				/>
			}
		/>
	);
}
