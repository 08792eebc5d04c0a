import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { SignInChallenge } from 'visa-sdk/contract';
import { Link } from 'visa-ui';
import { AuthPage } from '../account/AuthPage';
import { challenges, useChallenge } from '../account/challenge';
import { EmailInput, PasswordInput } from '../account/inputs';
import { useSignIn } from '../account/useSignIn';
import { beginSession, sessionEnd } from '../api';
import { Form, SubmitButton } from '../form';
import { startOf } from '../shell/guards';
import { setTitle } from '../shell/title';
import { strings } from '../strings/az';
import { SecondStep } from './secondFactor/SecondStep';
import { words } from './strings';

/** Where staff sign in; a client reads the same error as with a wrong password. [RTE-03] [RTE-06] [DSH-17] */
export function DashboardLoginPage() {
	const { redirect } = useSearch({ from: '/ready/dashboard/auth/login' });
	const challenge = useChallenge();
	useEffect(() => setTitle(words.login.heading), []);
	if (challenge) return <SecondPage key={challenge.challenge} challenge={challenge} redirect={redirect} />;
	return <FirstStep redirect={redirect} />;
}

function FirstStep({ redirect }: { redirect: string | undefined }) {
	const form = useSignIn('dashboard', redirect);
	return (
		<AuthPage
			heading={words.login.heading}
			lead={words.login.lead}
			hint={sessionEnd.wasUnasked() ? words.idle.signedOut : null}
		>
			<Form form={form}>
				<EmailInput form={form} autoComplete="username" />
				<PasswordInput form={form} label={strings.auth.password} autoComplete="current-password" />
				<SubmitButton form={form}>{words.login.submit}</SubmitButton>
				<Link href="/auth/forgot-password">{words.login.forgot}</Link>
			</Form>
		</AuthPage>
	);
}

function SecondPage({ challenge, redirect }: { challenge: SignInChallenge; redirect: string | undefined }) {
	const navigate = useNavigate();
	const isKnown = challenge.next === 'verify';
	const own = words.secondFactor;
	return (
		<AuthPage heading={isKnown ? own.verify : own.setUp} lead={isKnown ? own.verifyLead : own.setUpLead}>
			<SecondStep
				challenge={challenge}
				onSession={async (session) => {
					const user = await beginSession(session);
					await navigate({ href: redirect ?? startOf(user), replace: true });
				}}
				onOver={() => challenges.keep(null)}
			/>
		</AuthPage>
	);
}
