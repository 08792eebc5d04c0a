import { useState } from 'react';
import { RecoveryCode, type Session } from 'visa-sdk/contract';
import { Button, TextField, toast } from 'visa-ui';
import { z } from 'zod';
import { client } from '../../api';
import { Form, SubmitButton, useField, useForm } from '../../form';
import { words } from '../strings';
import { CodeForm } from './CodeForm';

const own = words.secondFactor;
const Recovery = z.object({ recoveryCode: RecoveryCode });

export interface StepProps {
	challenge: string;
	onSession: (session: Session) => Promise<void>;
	/** @returns true when the sign-in must begin anew */
	onRefused: (error: unknown) => boolean;
}

/** The second step of signing in: a code of the device, or one of the recovery codes. [DSH-17] */
export function VerifyStep(props: StepProps) {
	const [isRecovering, setRecovering] = useState(false);
	const other = (
		<Button tone="quiet" onPress={() => setRecovering(!isRecovering)}>
			{isRecovering ? own.useDevice : own.useRecovery}
		</Button>
	);
	if (isRecovering) return <RecoverForm {...props}>{other}</RecoverForm>;
	const { challenge, onSession, onRefused } = props;
	return (
		<CodeForm
			submitLabel={words.login.submit}
			send={(code) => client.secondFactor.verify({ challenge, code })}
			onSent={onSession}
			onRefused={onRefused}
		>
			{other}
		</CodeForm>
	);
}

function RecoverForm({ challenge, onSession, onRefused, children }: StepProps & { children: React.ReactNode }) {
	const form = useForm({
		schema: Recovery,
		initial: { recoveryCode: '' },
		send: ({ recoveryCode }) => client.secondFactor.recover({ challenge, recoveryCode }),
		onSent: ({ recoveryCodesLeft, ...session }) => {
			toast({ tone: 'warning', message: own.left(recoveryCodesLeft), timeout: null });
			return onSession(session);
		},
		onRefused,
	});
	return (
		<Form form={form}>
			<TextField
				{...useField(form, 'recoveryCode')}
				label={own.recoveryCode}
				description={own.recoveryHint}
				autoComplete="off"
			/>
			<SubmitButton form={form}>{words.login.submit}</SubmitButton>
			{children}
		</Form>
	);
}
