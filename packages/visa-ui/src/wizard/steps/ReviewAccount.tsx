import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useWizardStrings } from '../../strings/wizard';
import { blockedBecause } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';

/** Tells a visitor that creating an account loses nothing, with a link for those who have one. [REV-12] */
export function ReviewAccount() {
	const actor = useWizardActor();
	const { account: words } = useWizardStrings().review;
	const isVisitor = useWizard((form) => form.user === null);
	const isBlocked = useWizard((form) => blockedBecause('FINAL_REVIEW', form) !== null);
	if (!isVisitor) return null;
	return (
		<Notice
			tone="info"
			title={words.kept}
			action={
				<Button
					tone="secondary"
					isDisabled={isBlocked}
					onPress={() => actor.send({ type: 'CONFIRM', hasAccount: true })}
				>
					{words.haveOne}
				</Button>
			}
		>
			{words.text}
		</Notice>
	);
}
