import type { VisaRequestDetail } from 'visa-sdk/contract';
import { Button, Inline, TextArea } from 'visa-ui';
import { FormFrame, SubmitButton, useFormField } from '../../../form';
import { lastIsQuiet } from '../../dashboard.css';
import { moves } from '../moves';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';
import { useStepForm } from '../useStepForm';
import { takeFocus } from './StepFrame';

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
		step: 'taken',
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
			<FormFrame form={form} aria-label={own.byHand}>
				<TextArea
					{...note}
					value={note.value ?? ''}
					label={own.note}
					description={own.noteHint}
					isRequired
					maxLength={1000}
					rows={2}
				/>
				<Inline gap="s" className={lastIsQuiet} isStackedOnPhones>
					<SubmitButton form={form}>{own.byHand}</SubmitButton>
					<Button tone="quiet" onPress={onClose}>
						{words.moves.cancel}
					</Button>
				</Inline>
			</FormFrame>
		</div>
	);
}
