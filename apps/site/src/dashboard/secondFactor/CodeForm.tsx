import type { ReactNode } from 'react';
import { SecondFactorCode } from 'visa-sdk/contract';
import { OtpField } from 'visa-ui';
import { z } from 'zod';
import { Form, SubmitButton, useField, useForm } from '../../form';
import { words } from '../strings';

const Code = z.object({ code: SecondFactorCode });

export interface CodeFormProps<Answer> {
	label?: string;
	submitLabel: string;
	send: (code: string) => Promise<Answer>;
	onSent: (answer: Answer) => void | Promise<void>;
	/** @returns true when the refusal was dealt with */
	onRefused?: (error: unknown) => boolean;
	/** Below the button. */
	children?: ReactNode;
}

/** Asks for the six digits that the person's device shows. */
export function CodeForm<Answer>(props: CodeFormProps<Answer>) {
	const { label = words.secondFactor.code, submitLabel, send, onSent, onRefused, children } = props;
	const form = useForm({
		schema: Code,
		initial: { code: '' },
		send: ({ code }) => send(code),
		onSent,
		onRefused,
	});
	const { onBlur: _onBlur, ...field } = useField(form, 'code');
	return (
		<Form form={form}>
			<OtpField {...field} label={label} />
			<SubmitButton form={form}>{submitLabel}</SubmitButton>
			{children}
		</Form>
	);
}
