import type { ReactNode } from 'react';
import { formatMoney } from 'visa-sdk/format';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useFormats } from '../../strings/formats';
import { useStrings } from '../../strings/wizard';
import { useWizard, useWizardActor } from '../useWizard';

/** What stands in the way of the confirmation, each with what to do about it. [REV-06] [SUB-03] */
export function ReviewNotices({ emailConfirmation }: { emailConfirmation?: ReactNode }) {
	const actor = useWizardActor();
	const words = useStrings();
	const formats = useFormats();
	const quote = useWizard((form) => form.quote);
	const quoteProblem = useWizard((form) => form.quoteProblem);
	const problem = useWizard((form) => form.submitProblem);
	const confirmedTotal = useWizard((form) => form.confirmedTotal);
	if (quoteProblem) {
		return (
			<Notice
				tone="error"
				title={words.review.priceFailed}
				action={
					<Button tone="secondary" onPress={() => actor.send({ type: 'RETRY' })}>
						{words.retry}
					</Button>
				}
			>
				{quoteProblem.message ?? words.unreachable}
			</Notice>
		);
	}
	if (!problem) return null;
	if (problem.code === 'PRICE_CHANGED') {
		return quote && confirmedTotal !== null ? (
			<Notice tone="warning" title={problem.message ?? words.review.problem}>
				{words.review.priceChanged(formatMoney(confirmedTotal, formats), formatMoney(quote.totalPrice, formats))}
			</Notice>
		) : null;
	}
	return (
		<Notice
			tone="error"
			title={words.review.problem}
			action={problem.code === 'EMAIL_NOT_CONFIRMED' ? emailConfirmation : undefined}
		>
			{problem.errors.length > 0
				? problem.errors.map((error) => error.message).join(' ')
				: (problem.message ?? words.unreachable)}
		</Notice>
	);
}
