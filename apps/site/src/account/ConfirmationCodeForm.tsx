import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from 'visa-sdk/rules';
import { Button, OtpField, Stack } from 'visa-ui';
import { sentenceOf } from '../shell/sentenceOf';
import { said } from '../strings';
import { authStrings } from '../strings/pages/auth';

const words = authStrings.confirm;

export interface ConfirmationCodeFormProps {
	onCode: (code: string) => Promise<void>;
	/** Why the code that was entered before doesn't do. */
	refusal?: string | undefined;
	/** Entering the code is the next step, so the field has focus. */
	isNext?: boolean;
}

/** The six digits from the e-mail. */
export function ConfirmationCodeForm({ onCode, refusal, isNext = false }: ConfirmationCodeFormProps) {
	const [code, setCode] = useState('');
	const [fault, setFault] = useState(refusal);
	const [isPending, setPending] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const field = useRef<HTMLInputElement>(null);
	// Moves focus to the field to be corrected, as in every form, once it shows its error.
	useEffect(() => {
		if (refusals === 0 && !isNext) return;
		field.current?.focus();
		// The next input replaces what was wrong.
		field.current?.select();
	}, [refusals, isNext]);

	const refuse = (sentence: string) => {
		setFault(sentence);
		setRefusals((before) => before + 1);
	};

	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (isPending) return;
		if (!/^\d{6}$/.test(code)) {
			return refuse(said(messages.confirmationCode));
		}
		setPending(true);
		try {
			await onCode(code);
		} catch (error) {
			refuse(sentenceOf(error));
			setPending(false);
		}
	};
	return (
		<form onSubmit={(event) => void submit(event)} noValidate>
			<Stack gap="m">
				<OtpField
					ref={field}
					label={words.code}
					value={code}
					onChange={(text) => {
						setCode(text);
						setFault(undefined);
					}}
					errorMessage={fault}
				/>
				<Button type="submit" tone="primary" width="full" isPending={isPending}>
					{words.submit}
				</Button>
			</Stack>
		</form>
	);
}
