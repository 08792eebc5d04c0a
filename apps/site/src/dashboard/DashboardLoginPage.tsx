import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Link } from 'visa-ui';
import { AuthForm, EmailInput, PasswordInput } from '../account/AuthForm';
import { AuthPage } from '../account/AuthPage';
import { useSignIn } from '../account/useSignIn';
import { setTitle } from '../shell/title';
import { strings } from '../strings/az';
import { words } from './strings';

/** Where staff sign in; a client reads the same error as with a wrong password. [RTE-03] [RTE-06] */
export function DashboardLoginPage() {
	const { redirect } = useSearch({ from: '/ready/dashboard/auth/login' });
	const { form, problem, submit } = useSignIn('dashboard', redirect);
	useEffect(() => setTitle(words.login.heading), []);
	return (
		<AuthPage heading={words.login.heading} lead={words.login.lead} problem={problem}>
			<AuthForm
				form={form}
				onSubmit={submit}
				submitLabel={words.login.submit}
				after={<Link href="/auth/forgot-password">{words.login.forgot}</Link>}
			>
				<EmailInput autoComplete="username" />
				<PasswordInput label={strings.auth.password} autoComplete="current-password" />
			</AuthForm>
		</AuthPage>
	);
}
