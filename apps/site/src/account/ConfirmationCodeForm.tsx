import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from 'visa-sdk/rules';
import { Button, OtpField, Stack } from 'visa-ui';
import { sentenceOf } from '../shell/sentenceOf';
import { said } from '../strings';
import { authStrings } from '../strings/pages/auth';

const words = authStrings.confirm;

export interface ConfirmationCodeFormProps {
	onCode: (code: string) => Promise<void>;
	/** Typing the code is what comes next: it has the focus. */
	isNext?: boolean;
}

/** The six digits of the e-mail. */
export function ConfirmationCodeForm({ onCode, isNext = false }: ConfirmationCodeFormProps) {
	const [code, setCode] = useState('');
	const [fault, setFault] = useState<string | undefined>();
	const [isPending, setPending] = useState(false);
	const [refusals, setRefusals] = useState(0);
	const field = useRef<HTMLInputElement>(null);
	// To where it is put right, as in every form, once the field says what is wrong.
	useEffect(() => {
		if (refusals === 0 && !isNext) return;
		field.current?.focus();
		// What is typed next takes the place of what was wrong.
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
