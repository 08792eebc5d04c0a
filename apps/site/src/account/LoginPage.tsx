import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Login } from 'visa-sdk/contract';
import { Inline, Link, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { beginSession, client } from '../api';
import { START } from '../shell/guards';
import { strings } from '../strings/az';
import { AuthForm, EmailInput, PasswordInput } from './AuthForm';
import { AuthPage } from './AuthPage';
import { hrefWithRedirect, keptDraft } from './redirect';
import { useServerErrors } from './useServerErrors';

const words = strings.auth;

/** Signing in; the traveller comes back to where they were going. [RTE-03] [RTE-04] */
export function LoginPage() {
	const { redirect } = useSearch({ from: '/ready/auth/login' });
	const navigate = useNavigate();
	const form = useForm({ resolver: zodResolver(Login), defaultValues: { email: '', password: '' } });
	const { problem, run } = useServerErrors(form.setError, ['email', 'password']);
	const submit = form.handleSubmit((values) =>
		run(async () => {
			await beginSession(await client.auth.login(values));
			await navigate({ href: redirect ?? START, replace: true });
		}),
	);
	return (
		<AuthPage
			heading={words.login.heading}
			problem={problem}
			hint={keptDraft(redirect, DRAFT_KEY) ? words.login.draftKept : null}
			foot={
				<Inline gap="xs">
					<Text tone="soft">{words.login.noAccount}</Text>
					<Link href={hrefWithRedirect('/auth/register', redirect)}>{words.login.register}</Link>
				</Inline>
			}
		>
			<AuthForm
				form={form}
				onSubmit={submit}
				submitLabel={words.login.submit}
				after={<Link href="/auth/forgot-password">{words.login.forgot}</Link>}
			>
				<EmailInput autoComplete="username" />
				<PasswordInput label={words.password} autoComplete="current-password" />
			</AuthForm>
		</AuthPage>
	);
}
