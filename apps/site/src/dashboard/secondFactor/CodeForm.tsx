import { Button, Inline, OtpField } from 'visa-ui';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { words } from './strings';

export interface CodeFormProps<Answer> {
	label?: string;
	submit: string;
	send: (code: string) => Promise<Answer>;
	onSent: (answer: Answer) => void | Promise<void>;
	onCancel?: () => void;
}

/** The six digits shown by the person's app. */
export function CodeForm<Answer>({ label = words.verify.code, submit, send, onSent, onCancel }: CodeFormProps<Answer>) {
	const form = useForm({
		// The code only; what it is sent with is up to the caller.
		schema: () => import('../schemas').then(({ SecondFactorCheck }) => SecondFactorCheck),
		initial: { code: '' },
		send: ({ code }) => send(code),
		onSent,
	});
	return (
		<FormFrame form={form}>
			<OtpField {...useFormField(form, 'code')} label={label} />
			{onCancel ? (
				<Inline gap="s" isStackedOnPhones>
					<SubmitButton form={form}>{submit}</SubmitButton>
					<Button tone="quiet" onPress={onCancel}>
						{words.security.cancel}
					</Button>
				</Inline>
			) : (
				<SubmitButton form={form} width="full">
					{submit}
				</SubmitButton>
			)}
		</FormFrame>
	);
}
