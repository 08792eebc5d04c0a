import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from 'visa-sdk';
import { Link, Notice, toast } from 'visa-ui';
import { client } from '../api';
import { FormFrame, SubmitButton, useForm } from '../form';
import { keepFocus } from '../shell/keepFocus';
import { standsAlone } from '../shell/Layout.css';
import { isDashboardAt } from '../strings/language';
import { authStrings } from '../strings/pages/auth';
import { AuthPage } from './AuthPage';
import { PasswordInput } from './inputs';
import { hrefWithRedirect } from './redirect';

const words = authStrings.reset;

/** Setting a new password through the e-mail's link; someone invited to the staff sets their first. */
export function ResetPasswordPage() {
	const { token, redirect } = useSearch({ from: '/ready/auth/reset-password' });
	const navigate = useNavigate();
	const isFirst = isDashboardAt(redirect ?? '');
	const own = isFirst ? words.first : words;
	const [isGone, setGone] = useState(false);
	const form = useForm({
		schema: () => import('./schemas').then(({ ResetPassword }) => ResetPassword),
		initial: { password: '' },
		send: ({ password }) => client.auth.resetPassword({ token: token ?? '', password }),
		// The server doesn't tell the two kinds of links apart; nothing typed here would help a dead one.
		onRefused: (error) => {
			if (!isFirst || !(error instanceof ApiError && error.errors.some(({ field }) => field === 'token'))) return false;
			setGone(true);
			keepFocus(() => document.querySelector<HTMLElement>('main h1'));
			return true;
		},
		onSent: () => {
			toast({ tone: 'success', message: own.done });
			// Someone invited to the staff signs in where staff do.
			const to = isFirst ? '/dashboard/auth/login' : '/auth/login';
			return navigate({ to, search: { redirect }, replace: true });
		},
	});
	return (
		<AuthPage
			heading={own.heading}
			foot={
				<Link className={standsAlone} href={hrefWithRedirect('/auth/forgot-password', isFirst ? undefined : redirect)}>
					{words.again}
				</Link>
			}
		>
			{token && !isGone ? (
				<FormFrame form={form}>
					<PasswordInput
						form={form}
						label={authStrings.newPassword}
						description={authStrings.passwordHint}
						autoComplete="new-password"
					/>
					<SubmitButton form={form} width="full">
						{own.submit}
					</SubmitButton>
				</FormFrame>
			) : (
				<Notice tone="error">{isGone ? words.first.gone : words.noToken}</Notice>
			)}
		</AuthPage>
	);
}
