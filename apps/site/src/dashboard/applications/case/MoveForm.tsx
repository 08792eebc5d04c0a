import type { VisaRequestDetail } from 'visa-sdk/contract';
import { needsReason, type StaffStatus } from 'visa-sdk/rules';
import { TextArea } from 'visa-ui';
import { useFormField } from '../../../form';
import { moves } from '../moves';
import { words } from '../strings';
import { useStepForm } from '../useStepForm';
import { type StepFormProps, StepFrame } from './StepFrame';
import { Templates } from './Templates';
import { visasInWords } from './visasOf';

const own = words.moves;

/** Confirms a status change, and asks for a reason if the traveller is owed one. [DSH-13] */
export function MoveForm({ request, to, work, onClose }: StepFormProps & { to: StaffStatus }) {
	const { id, reference, version } = request;
	const isNeeded = needsReason(to);
	const form = useStepForm({
		request,
		step: to,
		typed: 'reason',
		schema: () => import('../../schemas').then(({ StatusChange }) => StatusChange),
		initial: { status: to, version, reason: '' as string | null | undefined },
		// The version of the visible case, not of the one over which the form was opened. A reason that is owed is never
		// null: an empty one is refused before it is sent.
		toBody: (values) => ({ ...values, version, reason: values.reason?.trim() || (isNeeded ? '' : null) }),
		change: moves.changeStatus(),
		toVariables: (body) => ({ id, body }),
		done: own.moved(reference, words.statuses[to]),
		work,
		onClose,
	});
	const field = useFormField(form, 'reason');
	return (
		<StepFrame form={form} step={to} does={doesOf(request, to)} onClose={onClose}>
			{to === 'REJECTED' && (
				<Templates
					use="refusal"
					language={request.traveller.language}
					text={field.value ?? ''}
					onChoose={field.onChange}
				/>
			)}
			<TextArea
				{...field}
				value={field.value ?? ''}
				label={isNeeded ? own.reason : own.reasonOptional}
				description={own.reasonHint}
				isRequired={isNeeded}
				maxLength={1000}
				rows={2}
			/>
		</StepFrame>
	);
}

/** A visa may be in the passport itself; one that was only forgotten is remembered here. */
const doesOf = (request: VisaRequestDetail, to: StaffStatus): string =>
	to === 'APPROVED' ? `${own.does[to]} ${visasInWords(request)}` : own.does[to];
