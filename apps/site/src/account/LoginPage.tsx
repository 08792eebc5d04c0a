import { useSearch } from '@tanstack/react-router';
import { Inline, Link, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { Form, SubmitButton } from '../form';
import { strings } from '../strings/az';
import { AuthPage } from './AuthPage';
import { EmailInput, PasswordInput } from './inputs';
import { hrefWithRedirect, keptDraft } from './redirect';
import { useSignIn } from './useSignIn';

const words = strings.auth;

/** Signing in; the traveller comes back to where they were going. [RTE-03] [RTE-04] */
export function LoginPage() {
	const { redirect } = useSearch({ from: '/ready/auth/login' });
	const form = useSignIn('site', redirect);
	return (
		<AuthPage
			heading={words.login.heading}
			hint={keptDraft(redirect, DRAFT_KEY) ? words.login.draftKept : null}
			foot={
				<Inline gap="xs">
					<Text tone="soft">{words.login.noAccount}</Text>
					<Link href={hrefWithRedirect('/auth/register', redirect)}>{words.login.register}</Link>
				</Inline>
			}
		>
			<Form form={form}>
				<EmailInput form={form} autoComplete="username" />
				<PasswordInput form={form} label={words.password} autoComplete="current-password" />
				<SubmitButton form={form}>{words.login.submit}</SubmitButton>
				<Link href="/auth/forgot-password">{words.login.forgot}</Link>
			</Form>
		</AuthPage>
	);
}
