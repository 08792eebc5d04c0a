import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { NewPassword } from 'visa-sdk/contract';
import { Button, Link, Notice, PasswordField, Stack, toast } from 'visa-ui';
import { z } from 'zod';
import { client } from '../api';
import { strings } from '../strings/az';
import { AuthPage } from './AuthPage';
import { useServerErrors } from './useServerErrors';

const words = strings.auth.reset;

/** Choosing a new password by the e-mail's link. */
export function ResetPasswordPage() {
	const { token } = useSearch({ from: '/ready/auth/reset-password' });
	const navigate = useNavigate();
	const form = useForm({ resolver: zodResolver(z.object({ password: NewPassword })), defaultValues: { password: '' } });
	const { problem, run } = useServerErrors(form.setError, ['password']);
	const submit = form.handleSubmit(({ password }) =>
		run(async () => {
			await client.auth.resetPassword({ token: token ?? '', password });
			toast({ tone: 'success', message: words.done });
			await navigate({ to: '/auth/login', replace: true });
		}),
	);
	return (
		<AuthPage heading={words.heading} problem={problem} foot={<Link href="/auth/forgot-password">{words.again}</Link>}>
			{token ? (
				<form onSubmit={submit} noValidate>
					<Stack gap="m">
						<Controller
							name="password"
							control={form.control}
							render={({ field, fieldState }) => (
								<PasswordField
									{...field}
									label={strings.auth.newPassword}
									description={strings.auth.passwordHint}
									autoComplete="new-password"
									errorMessage={fieldState.error?.message}
								/>
							)}
						/>
						<Button type="submit" tone="primary" isPending={form.formState.isSubmitting}>
							{words.submit}
						</Button>
					</Stack>
				</form>
			) : (
				<Notice tone="error">{words.noToken}</Notice>
			)}
		</AuthPage>
	);
}
