import { Text, TextField } from 'visa-ui';
import { client } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { words } from './strings';

const { recover } = words;

export interface RecoveryFormProps {
	challenge: string;
	onSent: (session: Awaited<ReturnType<typeof client.secondFactor.recover>>) => void | Promise<void>;
}

/** Completing a sign-in without the device. */
export function RecoveryForm({ challenge, onSent }: RecoveryFormProps) {
	const form = useForm({
		schema: () => import('../schemas').then(({ RecoveryProof }) => RecoveryProof),
		initial: { challenge, recoveryCode: '' },
		send: (body) => client.secondFactor.recover(body),
		onSent,
	});
	return (
		<FormFrame form={form}>
			<TextField
				{...useFormField(form, 'recoveryCode')}
				label={recover.code}
				description={recover.hint}
				autoComplete="off"
				spellCheck={false}
			/>
			<SubmitButton form={form} width="full">
				{recover.submit}
			</SubmitButton>
			<Text tone="soft">{recover.noneLeft}</Text>
		</FormFrame>
	);
}
