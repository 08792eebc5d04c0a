import { TextArea } from 'visa-ui';
import { useFormField } from '../../../form';
import { moves } from '../moves';
import { words } from '../strings';
import { useStepForm } from '../useStepForm';
import { type StepFormProps, StepFrame } from './StepFrame';
import { Templates } from './Templates';

const { message: own } = words;

/** Writes an e-mail to the traveller. [DSH-13] */
export function MessageForm({ request, work, onClose }: StepFormProps) {
	const { id, reference } = request;
	const form = useStepForm({
		request,
		step: 'message',
		typed: 'text',
		isRepeatable: true,
		schema: () => import('../../schemas').then(({ NewMessage }) => NewMessage),
		initial: { text: '' },
		change: moves.sendMessage(),
		toVariables: (body, idempotencyKey) => ({ id, body, idempotencyKey }),
		done: own.done(reference),
		work,
		onClose,
	});
	const text = useFormField(form, 'text');
	return (
		<StepFrame form={form} step="message" onClose={onClose}>
			<Templates use="message" language={request.traveller.language} text={text.value} onChoose={text.onChange} />
			<TextArea {...text} label={own.text} isRequired maxLength={2000} rows={4} />
		</StepFrame>
	);
}
