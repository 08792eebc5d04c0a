import { Notice, PasswordField, Text } from 'visa-ui';
import { client } from '../../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../../form';
import { accountStrings } from '../../strings/pages/account';

const words = accountStrings.newEmail;

export interface NewEmailPasswordProps {
	/** The token in the e-mail's link. */
	token: string;
	/** The address of the account that is signed in here, which is another one; null if nobody is. */
	signedInAs: string | null;
	onDone: (email: string) => void | Promise<void>;
	/** Called with a refusal. @returns whether it is about the link or the address, so that nothing typed here helps */
	onRefused: (error: unknown) => boolean;
}

/** What the link to a new address takes where the account's user isn't signed in: its password. [SEC-11] */
export function NewEmailPassword({ token, signedInAs, onDone, onRefused }: NewEmailPasswordProps) {
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
			{signedInAs !== null && <Notice tone="info">{words.signedInAs(signedInAs)}</Notice>}
			<Text tone="soft">{words.notYou}</Text>
			<PasswordField {...useFormField(form, 'password')} label={words.password} autoComplete="current-password" />
			<SubmitButton form={form} width="full">
				{words.submit}
			</SubmitButton>
		</FormFrame>
	);
}
