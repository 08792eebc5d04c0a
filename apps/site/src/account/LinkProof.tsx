import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConfirmedSession } from 'visa-sdk/contract';
import { Button, Notice, PasswordField, Stack, Text } from 'visa-ui';
import { client } from '../api';
import { FormFrame, SubmitButton, useForm, useFormField } from '../form';
import { useMe } from '../shell/useMe';
import { authStrings } from '../strings/pages/auth';
import * as css from './account.css';

const words = authStrings.confirm.link;

export interface LinkProofProps {
	/** The token in the e-mail's link, or its code. */
	proof: { token: string } | { confirmationId: string; code: string };
	/** Of the account that it confirms. */
	email: string;
	onConfirmed: (session: ConfirmedSession) => void | Promise<void>;
	/** Called with a refusal. @returns whether it is about the link or the code, so that nothing typed here helps */
	onRefused: (error: unknown) => boolean;
}

/**
 * What a link or a code takes that is used neither where its registration was made nor by its user: the password of then, or a new one
 * from the mailbox's owner, who may not have registered at all. Whoever else is signed in here stays so until they send it.
 * [SEC-11]
 */
export function LinkProof({ proof, email, onConfirmed, onRefused }: LinkProofProps) {
	const { me } = useMe();
	const [isAnew, setAnew] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	// Whoever chose the other way goes on in its field.
	const turn = () => {
		flushSync(() => setAnew(!isAnew));
		root.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
	};
	const send = async (password: { password: string } | { newPassword: string }) => {
		const answer = await client.auth.confirmEmail({ ...proof, ...password });
		if ('email' in answer) throw new TypeError('The service has left a proof unanswered.');
		return answer;
	};
	const shared = { email, send, onSent: onConfirmed, onRefused };
	return (
		<Stack ref={root} gap="l">
			<Stack gap="s">
				<div role="status">
					<Text>{isAnew ? words.anew : words.lead}</Text>
				</div>
				<Text>
					{words.account}: <strong className={css.written}>{email}</strong>
				</Text>
				<Text tone="soft">{words.notYours}</Text>
			</Stack>
			{me && me.email !== email && <Notice tone="info">{words.signedInAs(me.email)}</Notice>}
			{isAnew ? <NewPasswordForm {...shared} /> : <PasswordForm {...shared} />}
			<Button className={css.bare} tone="quiet" onPress={turn}>
				{isAnew ? words.known : words.unknown}
			</Button>
		</Stack>
	);
}

interface ProofFormProps<Proof> {
	email: string;
	send: (proof: Proof) => Promise<ConfirmedSession>;
	onSent: (session: ConfirmedSession) => void | Promise<void>;
	onRefused: (error: unknown) => boolean;
}

/** For password managers: whose password it is. */
const Username = ({ email }: { email: string }) => (
	<input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);

function PasswordForm({ email, ...calls }: ProofFormProps<{ password: string }>) {
	const form = useForm({
		schema: () => import('./schemas').then(({ LinkPassword }) => LinkPassword),
		initial: { password: '' },
		...calls,
	});
	return (
		<FormFrame form={form}>
			<Username email={email} />
			<PasswordField {...useFormField(form, 'password')} label={authStrings.password} autoComplete="current-password" />
			<SubmitButton form={form} width="full">
				{authStrings.confirm.submit}
			</SubmitButton>
		</FormFrame>
	);
}

function NewPasswordForm({ email, ...calls }: ProofFormProps<{ newPassword: string }>) {
	const form = useForm({
		schema: () => import('./schemas').then(({ LinkNewPassword }) => LinkNewPassword),
		initial: { newPassword: '' },
		...calls,
	});
	return (
		<FormFrame form={form}>
			<Username email={email} />
			<PasswordField
				{...useFormField(form, 'newPassword')}
				label={authStrings.newPassword}
				description={authStrings.passwordHint}
				autoComplete="new-password"
			/>
			<SubmitButton form={form} width="full">
				{words.submitNew}
			</SubmitButton>
		</FormFrame>
	);
}
