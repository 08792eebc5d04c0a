import type { ReactNode } from 'react';
import type { WizardStep } from './machine';
import { CountryStep } from './steps/CountryStep';
import { DateStep } from './steps/DateStep';
import { ReviewStep } from './steps/ReviewStep';
import { ServiceStep } from './steps/ServiceStep';
import { UploadStep } from './steps/UploadStep';
import { VisaOptionStep } from './steps/VisaOptionStep';
import { VisaTypeStep } from './steps/VisaTypeStep';

export interface StepViewProps {
	step: WizardStep;
	emailConfirmation?: ReactNode;
	terms?: ReactNode;
}

/** The view of one step. */
export function StepView({ step, emailConfirmation, terms }: StepViewProps) {
	switch (step) {
		case 'COUNTRY':
			return <CountryStep />;
		case 'DATE':
			return <DateStep />;
		case 'VISA_TYPE':
			return <VisaTypeStep />;
		case 'VISA_OPTION':
			return <VisaOptionStep />;
		case 'SERVICE':
			return <ServiceStep />;
		case 'UPLOAD_DOCUMENT':
			return <UploadStep />;
		case 'FINAL_REVIEW':
			return <ReviewStep emailConfirmation={emailConfirmation} terms={terms} />;
	}
}
