import type { VisaRequestDetail } from 'visa-sdk/contract';
import { TextArea } from 'visa-ui';
import { FormFrame, useFormField } from '../../../form';
import { moves } from '../moves';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { useStepForm } from '../useStepForm';
import { StepFoot, takeFocus } from './StepFrame';

const own = words.taken;

export interface TakenFormProps {
	request: VisaRequestDetail;
	/** The number of the attempt. */
	attempt: number;
	/** What the bank took. */
	sum: string;
	work: CaseWork;
	onClose: () => void;
}

/** Marks the money as settled by hand, with a note that says how. [PAY-10] */
export function TakenForm({ request, attempt, sum, work, onClose }: TakenFormProps) {
	const { id, reference, version } = request;
	const form = useStepForm({
		request,
		// Each attempt's money has a note of its own.
		step: `taken-${attempt}`,
		typed: 'note',
		schema: () => import('../../schemas').then((schemas) => schemas.TakenOrder),
		initial: { attempt, how: 'byHand' as const, note: '' as string | null | undefined, version },
		change: moves.settleTaken(),
		toVariables: (body) => ({ id, body }),
		toBody: (values) => ({ ...values, attempt, version }),
		done: own.settled(reference, sum),
		work,
		onClose,
	});
	const note = useFormField(form, 'note');
	return (
		<div ref={takeFocus}>
			<FormFrame form={form} aria-label={`${own.byHand}: ${sum}`}>
				<TextArea
					{...note}
					// The note about another attempt's money may be open too.
					id={`taken-${attempt}-note`}
					value={note.value ?? ''}
					label={own.note}
					description={own.noteHint}
					isRequired
					maxLength={1000}
					rows={2}
				/>
				<StepFoot form={form} name={own.byHand} onClose={onClose} />
			</FormFrame>
		</div>
	);
}
