import type { ReactNode } from 'react';
import type { StepName, WizardStep } from '../machine';

export interface ReviewStepProps {
	/** Shown if the server requires the e-mail address to be confirmed first: how to do that. */
	emailConfirmation?: ReactNode;
	/** Shown if this form has been sent already: a link to the traveller's requests. */
	sentRequests?: ReactNode;
	/** The terms accepted by paying, and the payee. */
	terms?: ReactNode;
}

/** What a host adds to the review is passed on to it. */
export interface StepViewProps extends ReviewStepProps {
	step: StepName;
}

/** The steps after the first, loaded when it is answered or the page is idle. */
export type LaterStep = Exclude<WizardStep, 'COUNTRY'>;
