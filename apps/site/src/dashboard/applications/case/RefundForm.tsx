import { RefundOrder, type VisaRequestDetail } from 'visa-sdk/contract';
import { formatMoney } from 'visa-sdk/format';
import { Button, Inline, MoneyField, TextArea } from 'visa-ui';
import { Form, SubmitButton, useField, useForm } from '../../../form';
import { run } from '../../framework/calls';
import { tellDone } from '../../framework/undo';
import { moves } from '../calls';
import * as css from '../desk.css';
import { draftOf, forgetDraft, useKeptDraft } from '../drafts';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';

const { refund: own } = words;

export interface RefundFormProps {
	request: VisaRequestDetail;
	/** What can be given back at most, AZN. */
	left: number;
	work: CaseWork;
	onClose: () => void;
}

/** Gives back what was paid, or a share of it, and says why. [DSH-13] */
export function RefundForm({ request, left, work, onClose }: RefundFormProps) {
	const { id, reference } = request;
	const key = `${id}:refund`;
	const form = useForm({
		schema: RefundOrder,
		initial: draftOf(key, { amount: left as number | null | undefined, reason: '' }),
		send: (body) => run(moves.refund(), { id, body }),
		onRefused: (error) => work.take(error),
		onSent: () => {
			forgetDraft(key);
			tellDone(own.done(reference));
			onClose();
		},
	});
	useKeptDraft(form, key, 'reason');
	const amount = useField(form, 'amount');
	return (
		<div className={css.moveForm}>
			<Form form={form} aria-label={own.action}>
				<p className={css.plain}>
					<strong>{own.action}.</strong> {own.does(formatMoney(left))}
				</p>
				<MoneyField {...amount} value={amount.value ?? Number.NaN} label={own.amount} />
				<TextArea {...useField(form, 'reason')} label={own.reason} isRequired maxLength={1000} rows={2} />
				<Inline gap="s">
					<SubmitButton form={form}>{own.action}</SubmitButton>
					<Button tone="quiet" onPress={onClose}>
						{words.moves.cancel}
					</Button>
				</Inline>
			</Form>
		</div>
	);
}
