import { use } from 'react';
import { Button } from '../components/Button';
import { Notice } from '../components/Notice';
import { Skeleton } from '../components/Skeleton';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { warn } from '../root/warn';
import { useWizardStrings } from '../strings/wizard';
import { retrySteps, useLaterSteps, usePreloadedSteps } from './laterSteps';
import { type StepName, type WizardStep, wizardSteps } from './machine';
import { CountryStep } from './steps/CountryStep';
import type { LaterStep, StepViewProps } from './steps/types';
import { StepLooksContext } from './useWizard';

const isOfTheSeven = (step: StepName): step is WizardStep => wizardSteps.some((name) => name === step);

/** The view of one step. The views after the first are loaded while the first is being read. */
export function StepView({ step, ...added }: StepViewProps) {
	usePreloadedSteps(step === 'COUNTRY');
	const { View } = use(StepLooksContext)[step] ?? {};
	if (View) return <View />;
	if (!isOfTheSeven(step)) {
		warn(`The step ${step} shows nothing: say its View in \`looks\`.`);
		return null;
	}
	return step === 'COUNTRY' ? <CountryStep /> : <LaterStepView step={step} {...added} />;
}

function LaterStepView(props: Omit<StepViewProps, 'step'> & { step: LaterStep }) {
	const words = useWizardStrings();
	const { status, views } = useLaterSteps();
	if (views) return <views.LaterStepView {...props} />;
	if (status === 'waiting')
		return (
			<>
				<div role="status">
					<VisuallyHidden>{words.loading}</VisuallyHidden>
				</div>
				<Skeleton height={320} />
			</>
		);
	return (
		<Notice
			tone="error"
			action={
				<Button tone="secondary" onPress={retrySteps}>
					{words.retry}
				</Button>
			}
		>
			{words.unreachable} {words.startFailedKept}
		</Notice>
	);
}
