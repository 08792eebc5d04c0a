import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError } from 'visa-sdk';
import { Link, Notice, toast } from 'visa-ui';
import { client, queries, queryClient } from '../api';
import { FormFrame, SubmitButton, useForm } from '../form';
import { keepFocus } from '../shell/keepFocus';
import { standsAlone } from '../shell/Layout.css';
import { authStrings } from '../strings/pages/auth';
import { AuthPage, WayOn } from './AuthPage';
import { PasswordInput } from './inputs';
import { hrefWithRedirect } from './redirect';

const words = authStrings.reset;

/** Why a link can't be used; null for any other failure. */
const faultOfLink = (error: unknown): string | null =>
	(error instanceof ApiError && error.errors.find(({ field }) => field === 'token')?.message) || null;

/** Setting a new password through the e-mail's link; someone invited to the staff sets their first. */
export function ResetPasswordPage() {
	const { token = '', redirect } = useSearch({ from: '/ready/auth/reset-password' });
	const navigate = useNavigate();
	const question = queries.resetLink(token);
	// Only the server knows what the link is for. Until it has answered, and if it doesn't, the form is usable.
	const check = useQuery({ ...question, enabled: token !== '', retry: 0, gcTime: 0 });
	const [refused, setRefused] = useState<string | null>(null);
	const fault = token ? (refused ?? faultOfLink(check.error)) : words.noToken;
	const wordsOf = (link = check.data) => (link?.isInvitation ? words.first : words);
	const own = wordsOf();
	const form = useForm({
		schema: () => import('./schemas').then(({ ResetPassword }) => ResetPassword),
		initial: { password: '' },
		send: ({ password }) => client.auth.resetPassword({ token, password }),
		// Nothing typed here would help a link that can't be used.
		onRefused: (error) => {
			const wrong = faultOfLink(error);
			if (wrong) setRefused(wrong);
			return wrong !== null;
		},
		onSent: () => {
			// The answer may have come while the password was being sent.
			const link = queryClient.getQueryData(question.queryKey);
			toast({ tone: 'success', message: wordsOf(link).done });
			// Staff sign in where staff do.
			const to = link?.isStaff ? '/dashboard/auth/login' : '/auth/login';
			return navigate({ to, search: { redirect }, replace: true });
		},
	});
	// The field that was being typed in is gone.
	const isTakenAway = fault !== null && form.isDirty;
	useEffect(() => {
		if (isTakenAway) keepFocus(() => document.querySelector<HTMLElement>('main h1'));
	}, [isTakenAway]);
	const toAnother = hrefWithRedirect('/auth/forgot-password', redirect);
	return (
		<AuthPage
			heading={own.heading}
			foot={
				fault === null && (
					<Link className={standsAlone} href={toAnother}>
						{words.again}
					</Link>
				)
			}
		>
			{fault === null ? (
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
				// Someone invited, too, gets a link for their first password from there.
				<WayOn notice={<Notice tone="error">{fault}</Notice>} href={toAnother}>
					{words.again}
				</WayOn>
			)}
		</AuthPage>
	);
}
