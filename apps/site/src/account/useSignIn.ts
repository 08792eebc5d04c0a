import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { ApiError, isChallenge } from 'visa-sdk';
import { Login } from 'visa-sdk/contract';
import { beginSession, client } from '../api';
import { startOf } from '../shell/guards';
import { useServerErrors } from './useServerErrors';

/**
 * The form of signing in; afterwards one goes on to where one was going. [RTE-03] [RTE-04]
 * @param audience `dashboard` lets staff in alone
 */
export function useSignIn(audience: 'site' | 'dashboard', redirect: string | undefined) {
	const navigate = useNavigate();
	const form = useForm({ resolver: zodResolver(Login), defaultValues: { email: '', password: '' } });
	const { problem, run } = useServerErrors(form.setError, ['email', 'password']);
	const submit = form.handleSubmit((values) =>
		run(async () => {
			const answer = await client.auth.login({ ...values, audience });
			if (isChallenge(answer)) throw new ApiError(401, { message: 'Bu hesaba iki addımlı girişlə daxil olunur' });
			const user = await beginSession(answer);
			await navigate({ href: redirect ?? startOf(user), replace: true });
		}),
	);
	return { form, problem, submit };
}
