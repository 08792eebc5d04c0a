import type { ReactNode } from 'react';
import { Button, Inline } from 'visa-ui';
import { Form, type SiteForm, SubmitButton } from '../../../form';
import * as css from '../desk.css';
import type { Step } from '../permitted';
import { words } from '../strings';
import { AskForm } from './AskForm';
import { CheckForm } from './CheckForm';
import { MessageForm } from './MessageForm';
import { MoveForm } from './MoveForm';
import type { MovesProps } from './Moves';
import { RefundForm } from './RefundForm';
import { VisaForm } from './VisaForm';

export interface StepFormProps extends MovesProps {
	onClose: () => void;
}

/** What a step asks for before it is made, in place of its button. */
export function StepForm({ step, ...props }: StepFormProps & { step: Step }): ReactNode {
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

interface StepFrameProps {
	form: SiteForm<unknown>;
	step: Step;
	/** What it does, where the usual words can't say it. */
	does?: string;
	onClose: () => void;
	children: ReactNode;
}

/** The frame of such a form: what it does, its fields, and the way back. Ctrl+Enter sends it. */
export function StepFrame({ form, step, does = words.moves.does[step], onClose, children }: StepFrameProps) {
	const name = words.moves.names[step];
	return (
		<div className={css.moveForm}>
			<Form form={form} aria-label={name}>
				<p className={css.plain}>
					<strong>{name}.</strong> {does}
				</p>
				{children}
				<Inline gap="s">
					<SubmitButton form={form}>{name}</SubmitButton>
					<Button tone="quiet" onPress={onClose}>
						{words.moves.cancel}
					</Button>
				</Inline>
			</Form>
		</div>
	);
}
