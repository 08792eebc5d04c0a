import { ANSWER_DAYS_MAXIMUM, businessToday, parseDay } from 'visa-sdk/rules';
import { DatePicker, TextArea } from 'visa-ui';
import { useFormField } from '../../../form';
import { moves } from '../moves';
import { words } from '../strings';
import { useStepForm } from '../useStepForm';
import { type StepFormProps, StepFrame } from './StepFrame';
import { Templates } from './Templates';

const { ask: own } = words;
/** How long a traveller is usually given, in days. */
const USUAL_DAYS = 5;

/** Asks the traveller for information until a date. [DSH-13] */
export function AskForm({ request, work, onClose }: StepFormProps) {
	const { id, reference, version } = request;
	const today = businessToday();
	const form = useStepForm({
		request,
		step: 'INFO_REQUIRED',
		typed: 'text',
		set: 'until',
		schema: () => import('../../schemas').then(({ InformationOrder }) => InformationOrder),
		initial: { text: '', until: today.add({ days: USUAL_DAYS }).toString(), version },
		toBody: (values) => ({ ...values, version }),
		change: moves.askInformation(),
		toVariables: (body) => ({ id, body }),
		done: own.done(reference),
		work,
		onClose,
	});
	const text = useFormField(form, 'text');
	const until = useFormField(form, 'until');
	return (
		<StepFrame form={form} step="INFO_REQUIRED" onClose={onClose}>
			<Templates use="information" language={request.traveller.language} text={text.value} onChoose={text.onChange} />
			<TextArea {...text} label={own.text} description={own.hint} isRequired maxLength={1000} rows={3} />
			<DatePicker
				label={own.until}
				value={parseDay(until.value)}
				minValue={today}
				maxValue={today.add({ days: ANSWER_DAYS_MAXIMUM })}
				onChange={(day) => until.onChange(day?.toString() ?? '')}
				errorMessage={until.errorMessage}
			/>
		</StepFrame>
	);
}
