import { PasswordField, Text } from 'visa-ui';
import { client } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { accountStrings } from '../../strings/pages/account';

const words = accountStrings.newEmail;

export interface NewEmailPasswordProps {
	/** The token in the e-mail's link. */
	token: string;
	onDone: (email: string) => void | Promise<void>;
	/** Called with a refusal. @returns whether it is about the link or the address, so that nothing typed here helps */
	onRefused: (error: unknown) => boolean;
}

/** What the link to a new address takes where the account's user isn't signed in: its password. [SEC-11] */
export function NewEmailPassword({ token, onDone, onRefused }: NewEmailPasswordProps) {
	const form = useForm({
		schema: () => import('../schemas').then(({ LinkPassword }) => LinkPassword),
		initial: { password: '' },
		send: ({ password }) => client.emailChange.confirm({ token, password }),
		onSent: ({ email }) => onDone(email),
		onRefused,
	});
	return (
		<FormFrame form={form}>
			<div role="status">
				<Text>{words.ask}</Text>
			</div>
			<Text tone="soft">{words.notYou}</Text>
			<PasswordField {...useFormField(form, 'password')} label={words.password} autoComplete="current-password" />
			<SubmitButton form={form} width="full">
				{words.submit}
			</SubmitButton>
		</FormFrame>
	);
}
