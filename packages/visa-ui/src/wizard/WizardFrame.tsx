import { memo, use, useEffect, useRef } from 'react';
import { Heading } from '../components/Heading';
import { useUntilPainted } from '../root/useUntilPainted';
import { InLanguage } from '../strings/InLanguage';
import { useWizardStrings } from '../strings/wizard';
import * as css from './frame.css';
import { namesOf, type StepName, type WizardStep } from './machine';
import { StepView, type StepViewProps } from './StepView';
import { StepLooksContext, useWizard } from './useWizard';
import { backward, forward } from './Wizard.css';
import { WizardFooter } from './WizardFooter';
import { WizardProgress } from './WizardProgress';
import { WizardTicket } from './WizardTicket';

const sectionOf = {
	COUNTRY: 'country',
	DATE: 'date',
	VISA_TYPE: 'visaType',
	VISA_OPTION: 'visaOption',
	SERVICE: 'service',
	UPLOAD_DOCUMENT: 'upload',
	FINAL_REVIEW: 'review',
} as const satisfies Record<WizardStep, string>;

function headingOf(words: ReturnType<typeof useWizardStrings>, step: StepName): string {
	const section: (typeof sectionOf)[WizardStep] | undefined = sectionOf[step as WizardStep];
	return section ? words[section].heading : step;
}

/** One step in its frame; a step forward comes from the right, a step back from the left. */
export function WizardFrame({ step, emailConfirmation, terms }: StepViewProps) {
	const words = useWizardStrings();
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	const looks = use(StepLooksContext);
	const steps = namesOf(useWizard((form) => form.steps));
	// The review is the whole list itself: a second copy beside it would say everything twice. [REV-12]
	const hasTicket = step !== 'FINAL_REVIEW';
	const isForward = steps.indexOf(step) >= steps.indexOf(shown.current);

	// A new step is read aloud from its heading, as a new page would be.
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		heading.current?.focus({ preventScroll: true });
		if (heading.current) heading.current.ownerDocument.documentElement.scrollTop = 0;
	}, [step]);

	return (
		<div className={hasTicket ? `${css.frame} ${css.besideTicket}` : css.frame}>
			<div className={css.progress}>
				<WizardProgress step={step} />
			</div>
			<section className={css.step} aria-labelledby="wizard-heading">
				<Heading level={1} size="medium" id="wizard-heading" ref={heading} tabIndex={-1}>
					<InLanguage lang={step === 'DATE' && !looks.DATE?.heading ? words.quotedLang : undefined}>
						{looks[step]?.heading ?? headingOf(words, step)}
					</InLanguage>
				</Heading>
				<Steps
					step={step}
					className={isForward ? forward : backward}
					emailConfirmation={emailConfirmation}
					terms={terms}
				/>
			</section>
			{hasTicket && (
				<aside className={css.ticket}>
					<WizardTicket />
				</aside>
			)}
			<WizardFooter />
		</div>
	);
}

const Step = memo(StepView);

/** The step; and the one that was left, out of sight, until the new one is painted: taking 200 rows away is a work of its own. */
function Steps({ className, ...props }: StepViewProps & { className: string }) {
	const left = useUntilPainted(props.step);
	return [...new Set([left, props.step])].map((step) => (
		<div key={step} hidden={step !== props.step} className={className}>
			<Step {...props} step={step} />
		</div>
	));
}
