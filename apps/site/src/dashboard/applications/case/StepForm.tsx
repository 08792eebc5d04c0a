import type { ReactNode } from 'react';
import type { CaseStep } from '../permitted';
import { AskForm } from './AskForm';
import { CheckForm } from './CheckForm';
import { MessageForm } from './MessageForm';
import { MoveForm } from './MoveForm';
import { RefundForm } from './RefundForm';
import type { StepFormProps } from './StepFrame';
import { VisaForm } from './VisaForm';

/** The input an action needs, in place of its button. */
export function StepForm({ step, ...props }: StepFormProps & { step: CaseStep }): ReactNode {
	switch (step) {
		case 'INFO_REQUIRED':
			return <AskForm {...props} />;
		case 'message':
			return <MessageForm {...props} />;
		case 'visa':
			return <VisaForm {...props} />;
		case 'refund':
			return <RefundForm {...props} left={props.may.refund} />;
		case 'check-approve':
		case 'check-sendBack':
			return <CheckForm {...props} action={step === 'check-approve' ? 'approve' : 'sendBack'} />;
		case 'check-ask':
		case 'check-withdraw':
			return null;
		default:
			return <MoveForm {...props} to={step} />;
	}
}
