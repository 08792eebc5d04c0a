import { useId } from 'react';
import { Button } from '../components/Button';
import { ArrowLeftIcon, ArrowRightIcon, InfoIcon } from '../components/Icon';
import { Money } from '../components/Money';
import { useWizardStrings } from '../strings/wizard';
import * as frame from './frame.css';
import { blockedBecause, namesOf, ownReason, percentSent } from './machine';
import { useWizard, useWizardActor } from './useWizard';
import { reason, sum } from './Wizard.css';

/**
 * Back and Next, always in the same place; a blocked Next says what is missing, on a line whose space is reserved. How
 * much of an image has been sent stands there too, because the image is below the fold of a phone, and so does the total
 * before paying. [WIZ-03] [UPL-07] [REV-10]
 */
export function WizardFooter() {
	const actor = useWizardActor();
	const words = useWizardStrings();
	const reasonId = useId();
	const step = useWizard((form) => form.step);
	const blocked = useWizard((form) => form.step && blockedBecause(form.step, form));
	const own = useWizard(ownReason);
	const sent = useWizard((form) => (blocked === 'uploading' ? percentSent(form) : null));
	const isFirst = useWizard((form) => form.step === namesOf(form.steps)[0]);
	const total = useWizard((form) => form.quote?.totalPrice);
	const isSignedIn = useWizard((form) => form.user !== null);
	const isSubmitting = useWizard((_, { value }) => value.flow === 'submitting');
	const isLeaving = useWizard((_, { value }) => value.flow === 'redirecting' || value.flow === 'leaving');
	const isReview = step === 'FINAL_REVIEW';
	return (
		<div className={frame.footer} data-wizard="actions">
			<div className={frame.footerLine}>
				<span id={reasonId} className={reason}>
					{blocked && <InfoIcon size="small" />}
					{blocked && (
						<span>
							{blocked === 'own' ? own : words.blocked[blocked]}
							{/* The image's own row says it aloud. */}
							{sent !== null && <span aria-hidden="true">{`: ${sent}%`}</span>}
						</span>
					)}
				</span>
				{isReview && total !== undefined && (
					<span className={sum}>
						{words.ticket.total} <Money amount={total} />
					</span>
				)}
			</div>
			<div className={frame.buttons}>
				<Button
					tone="secondary"
					className={frame.button}
					icon={<ArrowLeftIcon />}
					isDisabled={isFirst || isSubmitting || isLeaving}
					onPress={() => actor.send({ type: 'BACK' })}
				>
					{words.back}
				</Button>
				<Button
					tone="primary"
					className={frame.nextButton}
					icon={isReview ? undefined : <ArrowRightIcon />}
					iconPlace="end"
					isPending={isSubmitting || isLeaving}
					isBlocked={blocked !== null}
					aria-describedby={reasonId}
					onPress={() => actor.send({ type: isReview ? 'CONFIRM' : 'NEXT' })}
				>
					{isReview ? (isSignedIn ? words.review.confirm : words.review.register) : words.next}
				</Button>
			</div>
		</div>
	);
}
