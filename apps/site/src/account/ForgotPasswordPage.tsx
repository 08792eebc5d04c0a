import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Email } from 'visa-sdk/contract';
import { Button, Link, Notice, Stack, TextField } from 'visa-ui';
import { z } from 'zod';
import { client } from '../api';
import { strings } from '../strings/az';
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
				<form onSubmit={submit} noValidate>
					<Stack gap="m">
						<Controller
							name="email"
							control={form.control}
							render={({ field, fieldState }) => (
								<TextField
									{...field}
									type="email"
									label={strings.auth.email}
									autoComplete="username"
									errorMessage={fieldState.error?.message}
								/>
							)}
						/>
						<Button type="submit" tone="primary" isPending={form.formState.isSubmitting}>
							{words.submit}
						</Button>
					</Stack>
				</form>
			)}
		</AuthPage>
	);
}
