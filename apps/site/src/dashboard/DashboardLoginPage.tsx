import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AuthPage } from '../account/AuthPage';
import { loadSecondStep, SecondStep } from '../account/SecondStep';
import { SignInForm } from '../account/SignInForm';
import { useSignIn } from '../account/useSignIn';
import { whenAtRest } from '../opening/alive';
import { sessionEnd } from '../sessionEnd';
import { setTitle } from '../shell/title';
import { fetchPart } from '../shell/useFetched';
import { authWords } from '../strings/az/auth';
import { loginWords as words } from './strings/login';

/** That the session has ended; for whoever was switched off, that signing in again would be in vain. [DSH-17] [DSH-18] */
function useEndHint(): string | null {
	const [hint, setHint] = useState(() => (sessionEnd.read() ? words.ended : null));
	useEffect(() => {
		void sessionEnd.why().then((why) => {
			if (why?.code === 'ACCOUNT_CLOSED') setHint(String(why.message));
		});
	}, []);
	return hint;
}

/** The staff's sign-in page; a client sees the same error as with a wrong password. [RTE-03] [RTE-06] */
export function DashboardLoginPage() {
	const { redirect } = useSearch({ from: '/ready/dashboard/auth/login' });
	const { form, second } = useSignIn('dashboard', redirect);
	const hint = useEndHint();
	useEffect(() => setTitle(words.heading), []);
	// If that fails, it is asked for again after the password.
	useEffect(() => whenAtRest(() => fetchPart(loadSecondStep).catch(() => null)), []);
	if (second) return <SecondStep {...second} />;
	return (
		<AuthPage heading={words.heading} lead={words.lead} hint={hint}>
			<SignInForm form={form} words={{ ...words, password: authWords.password }} />
		</AuthPage>
	);
}
