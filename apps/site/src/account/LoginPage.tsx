import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Inline, Link, Text } from 'visa-ui';
import { DRAFT_KEY } from 'visa-ui/machine';
import { FormFrame, SubmitButton } from '../form';
import { PageSkeleton } from '../shell/PageSkeleton';
import { authStrings } from '../strings/pages/auth';
import { AuthPage } from './AuthPage';
import { EmailInput, PasswordInput } from './inputs';
import { hrefWithRedirect, isToRequest, keptDraft } from './redirect';
import { useSignIn } from './useSignIn';

const words = authStrings;
/** Staff alone have a second step: no traveller loads it. */
const SignInStep = lazy(() => import('../dashboard/secondFactor/SignInStep'));

/** Signing in; the traveller comes back to where they were going. [RTE-03] [RTE-04] */
export function LoginPage() {
	const { redirect } = useSearch({ from: '/ready/auth/login' });
	const { form, second } = useSignIn('site', redirect);
	if (second) {
		return (
			<Suspense fallback={<PageSkeleton />}>
				<SignInStep {...second} />
			</Suspense>
		);
	}
	return (
		<AuthPage
			heading={words.login.heading}
			hint={
				keptDraft(redirect, DRAFT_KEY) ? words.login.draftKept : isToRequest(redirect) ? words.login.toRequest : null
			}
			foot={
				<Inline gap="xs">
					<Text tone="soft">{words.login.noAccount}</Text>
					<Link href={hrefWithRedirect('/auth/register', redirect)}>{words.login.register}</Link>
				</Inline>
			}
		>
			<FormFrame form={form}>
				<EmailInput form={form} autoComplete="username" />
				<PasswordInput form={form} label={words.password} autoComplete="current-password" />
				<SubmitButton form={form} width="full">
					{words.login.submit}
				</SubmitButton>
				<Link href="/auth/forgot-password">{words.login.forgot}</Link>
			</FormFrame>
		</AuthPage>
	);
}
