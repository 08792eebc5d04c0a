import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isChallenge } from 'visa-sdk';
import type { Me, Session, SignInChallenge } from 'visa-sdk/contract';
import { beginSession, client } from '../api';
import { useForm } from '../form';
import { startOf } from '../shell/guards';
import { typedEmail } from './typedEmail';

/** Who signs in, and what happens then. */
export interface SignInOptions {
	/** `dashboard` admits staff only. */
	audience: 'site' | 'dashboard';
	/** The expected user. */
	email?: string;
	onUser: (user: Me | null) => void | Promise<void>;
}

/** Signing in: the password, and for staff with a second factor the next step. [DSH-17] */
export function useCredentials({ audience, email = '', onUser }: SignInOptions) {
	const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
	const form = useForm({
		schema: () => import('./schemas').then(({ Login }) => Login),
		initial: { email, password: '' },
		send: async (values) => {
			const answer = await client.auth.login({ ...values, audience });
			return isChallenge(answer)
				? { challenge: answer, user: null }
				: { challenge: null, user: await beginSession(answer) };
		},
		onSent: async (answer) => {
			if (answer.challenge) setChallenge(answer.challenge);
			else await onUser(answer.user);
		},
	});
	const second = challenge && {
		challenge,
		onSession: async (session: Session) => onUser(await beginSession(session)),
		onRestart: () => setChallenge(null),
	};
	return { form, second };
}

/** Signing in on its own page, and then continuing to the original destination. [RTE-03] [RTE-04] */
export function useSignIn(audience: SignInOptions['audience'], redirect: string | undefined) {
	const navigate = useNavigate();
	return useCredentials({
		audience,
		email: typedEmail.read(),
		onUser: (user) => {
			typedEmail.forget();
			return navigate({ href: redirect ?? startOf(user), replace: true });
		},
	});
}
