import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useWizardStrings } from '../../strings/wizard';
import { arrived, missingPictures } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';
import * as styles from './review.css';

/** Images are missing: whose, and a link to where they are uploaded; the notice tells it by itself. [UPL-11] */
export function ReviewPictures() {
	const actor = useWizardActor();
	const { group: words } = useWizardStrings();
	const form = useWizard((context) => context);
	const missing = missingPictures(form);
	const isAsked = form.peopleCount > 1 && missing.length > 0;
	return (
		<div className={isAsked ? styles.asked : undefined}>
			{isAsked && (
				<Notice
					tone="warning"
					title={words.have(arrived(form).length, form.peopleCount)}
					action={
						<Button tone="secondary" onPress={() => actor.send({ type: 'GO_TO', step: 'UPLOAD_DOCUMENT' })}>
							{words.upload}
						</Button>
					}
				>
					{words.ask(missing)}
				</Notice>
			)}
		</div>
	);
}
