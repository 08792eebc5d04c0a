import { contract } from 'visa-sdk/contract';
import { Button, Inline, OtpField } from 'visa-ui';
import { z } from 'zod';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { words } from './strings';

/** The code only; what it is sent with is up to the caller. */
const schema = z.object({ code: contract.secondFactor.verify.body.shape.code });

export interface CodeFormProps<Answer> {
	label?: string;
	submit: string;
	send: (code: string) => Promise<Answer>;
	onSent: (answer: Answer) => void | Promise<void>;
	onCancel?: () => void;
}

/** The six digits shown by the person's app. */
export function CodeForm<Answer>({ label = words.verify.code, submit, send, onSent, onCancel }: CodeFormProps<Answer>) {
	const form = useForm({ schema, initial: { code: '' }, send: ({ code }) => send(code), onSent });
	return (
		<FormFrame form={form}>
			<OtpField {...useFormField(form, 'code')} label={label} />
			<Inline gap="s">
				<SubmitButton form={form}>{submit}</SubmitButton>
				{onCancel && (
					<Button tone="quiet" onPress={onCancel}>
						{words.security.cancel}
					</Button>
				)}
			</Inline>
		</FormFrame>
	);
}
