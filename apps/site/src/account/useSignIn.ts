import { useNavigate } from '@tanstack/react-router';
import { isChallenge } from 'visa-sdk';
import { Login } from 'visa-sdk/contract';
import { beginSession, client } from '../api';
import { useForm } from '../form';
import { startOf } from '../shell/guards';
import { challenges } from './challenge';

/**
 * The form of signing in; afterwards one goes on to where one was going, staff by way of their second factor. [RTE-03]
 * [RTE-04] [DSH-17]
 * @param audience `dashboard` lets staff in alone
 */
export function useSignIn(audience: 'site' | 'dashboard', redirect: string | undefined) {
	const navigate = useNavigate();
	return useForm({
		schema: Login,
		initial: { email: '', password: '' },
		send: async (values) => {
			const answer = await client.auth.login({ ...values, audience });
			challenges.keep(isChallenge(answer) ? answer : null);
			return isChallenge(answer) ? null : { user: await beginSession(answer) };
		},
		onSent: (signedIn) =>
			signedIn
				? navigate({ href: redirect ?? startOf(signedIn.user), replace: true })
				: navigate({ to: '/dashboard/auth/login', search: { redirect }, replace: true }),
	});
}
