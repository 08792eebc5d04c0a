import { useSearch } from '@tanstack/react-router';
import { Inline, Link, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { strings } from '../strings/az';
import { AuthForm, EmailInput, PasswordInput } from './AuthForm';
import { AuthPage } from './AuthPage';
import { hrefWithRedirect, keptDraft } from './redirect';
import { useSignIn } from './useSignIn';

const words = strings.auth;

/** Signing in; the traveller comes back to where they were going. [RTE-03] [RTE-04] */
export function LoginPage() {
	const { redirect } = useSearch({ from: '/ready/auth/login' });
	const { form, problem, submit } = useSignIn('site', redirect);
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
