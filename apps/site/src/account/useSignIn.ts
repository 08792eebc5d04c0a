import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isChallenge } from 'visa-sdk';
import { Login, type Me, type Session, type SignInChallenge } from 'visa-sdk/contract';
import { beginSession, client } from '../api';
import { useForm } from '../form';
import { startOf } from '../shell/guards';

/**
 * The form of signing in; afterwards one goes on to where one was going. [RTE-03] [RTE-04]
 * @param audience `dashboard` lets staff in alone
 */
export function useSignIn(audience: 'site' | 'dashboard', redirect: string | undefined) {
	const navigate = useNavigate();
	const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
	const goOn = (user: Me | null) => navigate({ href: redirect ?? startOf(user), replace: true });
	const form = useForm({
		schema: Login,
		initial: { email: '', password: '' },
		send: async (values) => {
			const answer = await client.auth.login({ ...values, audience });
			return isChallenge(answer)
				? { challenge: answer, user: null }
				: { challenge: null, user: await beginSession(answer) };
		},
		onSent: async (answer) => {
			if (answer.challenge) setChallenge(answer.challenge);
			else await goOn(answer.user);
		},
	});
	/** The second step, for staff who have a second factor. [DSH-17] */
	const second = challenge && {
		challenge,
		onSession: async (session: Session) => goOn(await beginSession(session)),
		onRestart: () => setChallenge(null),
	};
	return { form, second };
}
