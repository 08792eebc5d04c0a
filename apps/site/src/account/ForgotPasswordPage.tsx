import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Email } from 'visa-sdk/contract';
import { Link, Notice } from 'visa-ui';
import { z } from 'zod';
import { client } from '../api';
import { strings } from '../strings/az';
import { AuthForm, EmailInput } from './AuthForm';
import { AuthPage } from './AuthPage';
import { useServerErrors } from './useServerErrors';

const words = strings.auth.forgot;

/** Asking for a reset link; the same answer for known and unknown addresses. */
export function ForgotPasswordPage() {
	const [isSent, setSent] = useState(false);
	const form = useForm({ resolver: zodResolver(z.object({ email: Email })), defaultValues: { email: '' } });
	const { problem, run } = useServerErrors(form.setError, ['email']);
	const submit = form.handleSubmit((values) =>
		run(async () => {
			await client.auth.forgotPassword(values);
			setSent(true);
		}),
	);
	return (
		<AuthPage
			heading={words.heading}
			lead={isSent ? null : words.lead}
			problem={problem}
			foot={<Link href="/auth/login">{words.back}</Link>}
		>
			{isSent ? (
				<Notice tone="success" title={words.sent}>
					{words.sentText}
				</Notice>
			) : (
				<AuthForm form={form} onSubmit={submit} submitLabel={words.submit}>
					<EmailInput autoComplete="username" />
				</AuthForm>
			)}
		</AuthPage>
	);
}
