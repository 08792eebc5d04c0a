import { memo, use, useEffect, useId, useRef } from 'react';
import { Heading } from '../components/Heading';
import { useUntilPainted } from '../root/useUntilPainted';
import { InLanguage } from '../strings/InLanguage';
import { useWizardStrings } from '../strings/wizard';
import * as css from './frame.css';
import { namesOf, type StepName, type WizardStep } from './machine';
import { StepView } from './StepView';
import type { StepViewProps } from './steps/types';
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

/** One step in its frame; a step forward slides in from the right, a step back from the left. */
export function WizardFrame({ step, ...added }: StepViewProps) {
	const words = useWizardStrings();
	const heading = useRef<HTMLHeadingElement>(null);
	const headingId = useId();
	const shown = useRef(step);
	const looks = use(StepLooksContext);
	const steps = namesOf(useWizard((form) => form.steps));
	// The review is the complete list itself: a ticket beside it would repeat everything. [REV-12]
	const hasTicket = step !== 'FINAL_REVIEW';
	const isForward = steps.indexOf(step) >= steps.indexOf(shown.current);

	// A new step is read from its heading, like a new page.
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
			<section className={css.step} aria-labelledby={headingId}>
				<Heading level={1} size="medium" id={headingId} ref={heading} tabIndex={-1}>
					<InLanguage lang={step === 'DATE' && !looks.DATE?.heading ? words.quotedLang : undefined}>
						{looks[step]?.heading ?? headingOf(words, step)}
					</InLanguage>
				</Heading>
				<Steps step={step} className={isForward ? forward : backward} {...added} />
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

/**
 * The current step, and the previous one, hidden until the new one has been painted: removing 200 rows takes time of its
 * own.
 */
function Steps({ className, ...props }: StepViewProps & { className: string }) {
	const left = useUntilPainted(props.step);
	return [...new Set([left, props.step])].map((step) => (
		<div key={step} hidden={step !== props.step} className={className}>
			<Step {...props} step={step} />
		</div>
	));
}
