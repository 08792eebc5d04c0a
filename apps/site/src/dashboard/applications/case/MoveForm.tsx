import { StatusChange, type VisaRequestDetail } from 'visa-sdk/contract';
import { needsReason, type StaffStatus } from 'visa-sdk/rules';
import { Button, Inline, TextArea } from 'visa-ui';
import { Form, SubmitButton, useField, useForm } from '../../../form';
import { run } from '../../framework/calls';
import { tellDone } from '../../framework/undo';
import { moves } from '../calls';
import * as css from '../desk.css';
import { draftOf, forgetDraft, useKeptDraft } from '../drafts';
import { words } from '../strings';
import type { CaseWork } from '../useCaseWork';

const own = words.moves;

export interface MoveFormProps {
	request: VisaRequestDetail;
	to: StaffStatus;
	work: CaseWork;
	onClose: () => void;
}

/** Asks before a move, and for its reason where the traveller is owed one. [DSH-13] */
export function MoveForm({ request, to, work, onClose }: MoveFormProps) {
	const { id, reference, version } = request;
	const key = `${id}:${to}`;
	const form = useForm({
		schema: StatusChange,
		initial: { status: to, version, ...draftOf(key, { reason: '' as string | null | undefined }) },
		// The version is that of the case in sight, not of the one that the form was opened over.
		toBody: (values) => ({ ...values, version, reason: values.reason?.trim() || null }),
		send: (body) => run(moves.changeStatus(), { id, body }),
		onRefused: (error) => work.take(error),
		onSent: () => {
			forgetDraft(key);
			tellDone(own.moved(reference, words.statuses[to]));
			onClose();
		},
	});
	useKeptDraft(form, key, 'reason');
	const isNeeded = needsReason(to);
	const field = useField(form, 'reason');
	return (
		<div className={css.moveForm}>
			<Form form={form} aria-label={own.names[to]}>
				<p className={css.plain}>
					<strong>{own.names[to]}.</strong> {own.does[to]}
				</p>
				<TextArea
					{...field}
					value={field.value ?? ''}
					label={isNeeded ? own.reason : own.reasonOptional}
					description={own.reasonHint}
					isRequired={isNeeded}
					maxLength={1000}
					rows={2}
				/>
				<Inline gap="s">
					<SubmitButton form={form}>{own.names[to]}</SubmitButton>
					<Button tone="quiet" onPress={onClose}>
						{own.cancel}
					</Button>
				</Inline>
			</Form>
		</div>
	);
}
