import type { CheckAction } from 'visa-sdk/rules';
import { TextArea } from 'visa-ui';
import { useFormField } from '../../../form';
import { moves } from '../moves';
import { words } from '../strings';
import { useStepForm } from '../useStepForm';
import { type StepFormProps, StepFrame } from './StepFrame';

const { check: own } = words;

/** The second check's decision: on to the embassy, or back with a reason. [DSH-13] */
export function CheckForm({ request, action, work, onClose }: StepFormProps & { action: CheckAction }) {
	const { id, reference, version } = request;
	const step = `check-${action}` as const;
	const isNeeded = action === 'sendBack';
	const form = useStepForm({
		request,
		step,
		typed: 'reason',
		schema: () => import('../../schemas').then(({ CheckOrder }) => CheckOrder),
		initial: { action, reason: '' as string | null | undefined, version },
		toBody: (values) => ({ ...values, version, reason: values.reason?.trim() || (isNeeded ? '' : null) }),
		change: moves.check(),
		toVariables: (body) => ({ id, body }),
		done: words.moves.moved(reference, words.moves.checked[action]),
		work,
		onClose,
	});
	const reason = useFormField(form, 'reason');
	return (
		<StepFrame form={form} step={step} onClose={onClose}>
			<TextArea
				{...reason}
				value={reason.value ?? ''}
				label={isNeeded ? own.reason : own.remark}
				description={own.hint}
				isRequired={isNeeded}
				maxLength={1000}
				rows={2}
			/>
		</StepFrame>
	);
}
