import { DateStep } from './DateStep';
import { ReviewStep } from './ReviewStep';
import { ServiceStep } from './ServiceStep';
import type { LaterStep, StepViewProps } from './types';
import { UploadStep } from './UploadStep';
import { VisaOptionStep } from './VisaOptionStep';
import { VisaTypeStep } from './VisaTypeStep';

export { preloadCalendar } from '../../components/DatePicker';

/** The views after the first step: one file, because whoever needs the second will soon need them all. */
export function LaterStepView({ step, ...added }: Omit<StepViewProps, 'step'> & { step: LaterStep }) {
	switch (step) {
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
			return <ReviewStep {...added} />;
	}
}
