import { useNavigate } from '@tanstack/react-router';
import { Login } from 'visa-sdk/contract';
import { beginSession, client } from '../api';
import { useForm } from '../form';
import { startOf } from '../shell/guards';

/**
 * The form of signing in; afterwards one goes on to where one was going. [RTE-03] [RTE-04]
 * @param audience `dashboard` lets staff in alone
 */
export function useSignIn(audience: 'site' | 'dashboard', redirect: string | undefined) {
	const navigate = useNavigate();
	return useForm({
		schema: Login,
		initial: { email: '', password: '' },
		send: async (values) => beginSession(await client.auth.login({ ...values, audience })),
		onSent: (user) => navigate({ href: redirect ?? startOf(user), replace: true }),
	});
}
