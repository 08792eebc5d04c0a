import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AuthPage } from '../account/AuthPage';
import { SignInForm } from '../account/SignInForm';
import { useSignIn } from '../account/useSignIn';
import { sessionEnd } from '../sessionEnd';
import { setTitle } from '../shell/title';
import { authWords } from '../strings/az/auth';
import SignInStep from './secondFactor/SignInStep';
import { words } from './strings';

/** The staff's sign-in page; a client sees the same error as with a wrong password. [RTE-03] [RTE-06] */
export function DashboardLoginPage() {
	const { redirect } = useSearch({ from: '/ready/dashboard/auth/login' });
	const { form, second } = useSignIn('dashboard', redirect);
	const [isEnded] = useState(sessionEnd.read);
	useEffect(() => setTitle(words.login.heading), []);
	if (second) return <SignInStep {...second} />;
	return (
		<AuthPage heading={words.login.heading} lead={words.login.lead} hint={isEnded ? words.login.ended : null}>
			<SignInForm form={form} words={{ ...words.login, password: authWords.password }} />
		</AuthPage>
	);
}
