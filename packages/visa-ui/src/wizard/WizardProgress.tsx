import { use } from 'react';
import { Stepper } from '../components/Stepper';
import { useWizardStrings } from '../strings/wizard';
import { isComplete, namesOf, reachableStep, type StepName, type WizardStep } from './machine';
import { StepLooksContext, useWizard, useWizardActor } from './useWizard';

/** The position among the steps, and which of them can be opened. [WIZ-02] */
export function WizardProgress({ step }: { step: StepName }) {
	const words = useWizardStrings();
	const actor = useWizardActor();
	const looks = use(StepLooksContext);
	const steps = useWizard((form) => namesOf(form.steps));
	const done = useWizard((form) => namesOf(form.steps).map((name) => isComplete(name, form)));
	const reachable = useWizard((form) => reachableStep(namesOf(form.steps).at(-1) ?? step, form));
	return (
		<Stepper
			steps={steps.map((name, index) => ({
				label: looks[name]?.label ?? words.stepNames[name as WizardStep] ?? name,
				isDone: done[index] === true,
			}))}
			current={steps.indexOf(step)}
			reachable={steps.indexOf(reachable)}
			onSelect={(index) => {
				const target = steps[index];
				if (target) actor.send({ type: 'GO_TO', step: target });
			}}
		/>
	);
}
