import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { Login } from 'visa-sdk/contract';
import { Button, Inline, Link, PasswordField, Stack, Text, TextField } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { beginSession, client } from '../api';
import { startOf } from '../shell/guards';
import { strings } from '../strings/az';
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
			const user = await beginSession(await client.auth.login(values));
			await navigate({ href: redirect ?? (user ? startOf(user) : '/'), replace: true });
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
			<form onSubmit={submit} noValidate>
				<Stack gap="m">
					<Controller
						name="email"
						control={form.control}
						render={({ field, fieldState }) => (
							<TextField
								{...field}
								type="email"
								label={words.email}
								autoComplete="username"
								errorMessage={fieldState.error?.message}
							/>
						)}
					/>
					<Controller
						name="password"
						control={form.control}
						render={({ field, fieldState }) => (
							<PasswordField
								{...field}
								label={words.password}
								autoComplete="current-password"
								errorMessage={fieldState.error?.message}
							/>
						)}
					/>
					<Button type="submit" tone="primary" isPending={form.formState.isSubmitting}>
						{words.login.submit}
					</Button>
					<Link href="/auth/forgot-password">{words.login.forgot}</Link>
				</Stack>
			</form>
		</AuthPage>
	);
}
