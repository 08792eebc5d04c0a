import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Link, Notice } from 'visa-ui';
import { client } from '../api';
import { FormFrame, SubmitButton, useForm, valuesNow } from '../form';
import { standsAlone } from '../shell/Layout.css';
import { authStrings } from '../strings/pages/auth';
import { AuthPage } from './AuthPage';
import { EmailInput } from './inputs';
import { hrefWithRedirect } from './redirect';
import { typedEmail } from './typedEmail';

const words = authStrings.forgot;

/** Requesting a reset link; the same response for known and unknown addresses. */
export function ForgotPasswordPage() {
	const { redirect } = useSearch({ from: '/ready/auth/forgot-password' });
	const [isSent, setSent] = useState(false);
	const sent = useRef<HTMLDivElement>(null);
	// The pressed button disappears with its form; the result receives focus instead.
	useEffect(() => {
		if (isSent && document.activeElement === document.body) sent.current?.focus();
	}, [isSent]);
	const form = useForm({
		schema: () => import('./schemas').then(({ ForgotPassword }) => ForgotPassword),
		initial: { email: typedEmail.read() },
		send: (body) => client.auth.forgotPassword({ ...body, returnTo: redirect }),
		onSent: () => setSent(true),
	});
	return (
		<AuthPage
			heading={words.heading}
			lead={isSent ? null : words.lead}
			foot={
				<Link
					className={standsAlone}
					href={hrefWithRedirect('/auth/login', redirect)}
					onPress={() => typedEmail.keep(valuesNow(form).email)}
				>
					{words.back}
				</Link>
			}
		>
			{isSent ? (
				<Notice ref={sent} tabIndex={-1} tone="success" title={words.sent}>
					{words.sentText}
				</Notice>
			) : (
				<FormFrame form={form}>
					<EmailInput form={form} autoComplete="username" />
					<SubmitButton form={form} width="full">
						{words.submit}
					</SubmitButton>
				</FormFrame>
			)}
		</AuthPage>
	);
}
