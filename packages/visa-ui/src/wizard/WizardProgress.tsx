import { Stepper } from '../components/Stepper';
import { useStrings } from '../strings/wizard';
import { isComplete, reachableStep, type WizardStep, wizardSteps } from './machine';
import { useWizard, useWizardActor } from './useWizard';

/** Where one is among the seven steps, and which of them may be gone to. [WIZ-02] */
export function WizardProgress({ step }: { step: WizardStep }) {
	const words = useStrings();
	const actor = useWizardActor();
	const done = useWizard((form) => wizardSteps.map((name) => isComplete(name, form)));
	const reachable = useWizard((form) => reachableStep('FINAL_REVIEW', form));
	return (
		<Stepper
			steps={wizardSteps.map((name, index) => ({ label: words.stepNames[name], isDone: done[index] === true }))}
			current={wizardSteps.indexOf(step)}
			reachable={wizardSteps.indexOf(reachable)}
			onSelect={(index) => {
				const target = wizardSteps[index];
				if (target) actor.send({ type: 'GO_TO', step: target });
			}}
		/>
	);
}
