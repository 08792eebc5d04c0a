import { useRef } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useWizardStrings } from '../../strings/wizard';
import { stayProblem } from '../machine';
import { useWizard, useWizardActor } from '../useWizard';

/** Says that the trip is longer than the selected permission, and offers a sufficient one. [WIZ-11] */
export function StayNotice() {
	const actor = useWizardActor();
	const { stay: words } = useWizardStrings();
	const notice = useRef<HTMLDivElement>(null);
	const problem = stayProblem(useWizard((form) => form));
	if (!problem) return null;
	const { days, chosen, fitting } = problem;
	const choose = () => {
		actor.send({ type: 'CHOOSE_VISA_OPTION', visaOption: fitting });
		// The notice disappears with the pressed button: focus stays on the step.
		notice.current?.closest('section')?.querySelector('h1')?.focus();
	};
	return (
		<Notice
			ref={notice}
			tone="warning"
			action={
				fitting ? (
					<Button tone="secondary" onPress={choose}>
						{words.choose(fitting.type, fitting.duration)}
					</Button>
				) : (
					<Button tone="secondary" onPress={() => actor.send({ type: 'GO_TO', step: 'DATE' })}>
						{words.changeDates}
					</Button>
				)
			}
		>
			{words.tooShort(days, chosen.type, chosen.duration)} {!fitting && words.noneFits}
		</Notice>
	);
}
