import { formatMoney } from 'visa-sdk/format';
import { MoneyField, TextArea } from 'visa-ui';
import { useFormField } from '../../../form';
import { moves } from '../moves';
import { words } from '../strings';
import { useStepForm } from '../useStepForm';
import { type StepFormProps, StepFrame } from './StepFrame';

const { refund: own } = words;

/** Refunds a payment, completely or partially, with a reason. @param left the maximum, in AZN [DSH-13] */
export function RefundForm({ request, left, work, onClose }: StepFormProps & { left: number }) {
	const { id, reference, version } = request;
	const form = useStepForm({
		request,
		step: 'refund',
		typed: 'reason',
		set: 'amount',
		schema: () => import('../../schemas').then(({ refundUpTo }) => refundUpTo(left)),
		initial: { amount: left as number | null | undefined, reason: '', version },
		change: moves.refund(),
		toVariables: (body) => ({ id, body }),
		// An order without an amount means everything that is left; an emptied field doesn't, because money that has been
		// sent doesn't come back. An amount of 0 is refused here, and by the server if the schema can't be loaded.
		toBody: (values) => ({ ...values, amount: values.amount ?? 0, version }),
		done: own.done(reference),
		work,
		onClose,
	});
	const amount = useFormField(form, 'amount');
	return (
		<StepFrame form={form} step="refund" does={own.does(formatMoney(left))} onClose={onClose}>
			<MoneyField {...amount} value={amount.value ?? null} label={own.amount} />
			<TextArea {...useFormField(form, 'reason')} label={own.reason} isRequired maxLength={1000} rows={2} />
		</StepFrame>
	);
}
