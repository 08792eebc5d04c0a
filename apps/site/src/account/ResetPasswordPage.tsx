import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { NewPassword } from 'visa-sdk/contract';
import { Link, Notice, toast } from 'visa-ui';
import { z } from 'zod';
import { client } from '../api';
import { strings } from '../strings/az';
import { AuthForm, PasswordInput } from './AuthForm';
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
				<AuthForm form={form} onSubmit={submit} submitLabel={words.submit}>
					<PasswordInput
						label={strings.auth.newPassword}
						description={strings.auth.passwordHint}
						autoComplete="new-password"
					/>
				</AuthForm>
			) : (
				<Notice tone="error">{words.noToken}</Notice>
			)}
		</AuthPage>
	);
}
