import { Button } from '../components/Button';
import { ArrowLeftIcon, ArrowRightIcon } from '../components/Icon';
import { useStrings } from '../strings/wizard';
import { blockedBecause } from './machine';
import { useWizard, useWizardActor } from './useWizard';
import * as styles from './Wizard.css';

/** Back and Next, always in the same place; a disabled Next says what is missing. [WIZ-03] [REV-10] */
export function WizardFooter() {
	const actor = useWizardActor();
	const words = useStrings();
	const step = useWizard((form) => form.step);
	const blocked = useWizard((form) => form.step && blockedBecause(form.step, form));
	const isSignedIn = useWizard((form) => form.user !== null);
	const isSubmitting = useWizard((_, { value }) => value.flow === 'submitting');
	const isLeaving = useWizard((_, { value }) => value.flow === 'redirecting' || value.flow === 'leaving');
	const isReview = step === 'FINAL_REVIEW';
	return (
		<div className={styles.footer}>
			<Button
				tone="secondary"
				icon={<ArrowLeftIcon />}
				isDisabled={step === 'COUNTRY' || isSubmitting || isLeaving}
				onPress={() => actor.send({ type: 'BACK' })}
			>
				{words.back}
			</Button>
			<Button
				tone="primary"
				icon={isReview ? undefined : <ArrowRightIcon />}
				iconPlace="end"
				isPending={isSubmitting || isLeaving}
				// An empty reason keeps the button in its place, so that it keeps the focus when it becomes free.
				blockedBecause={blocked ? words.blocked[blocked] : ''}
				onPress={() => actor.send({ type: isReview ? 'CONFIRM' : 'NEXT' })}
			>
				{isReview ? (isSignedIn ? words.review.confirm : words.review.register) : words.next}
			</Button>
		</div>
	);
}
