import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { LinkButton, Notice, Stack, toast } from 'visa-ui';
import { beginSession, client } from '../api';
import { parseRedirect } from '../shell/query';
import { strings } from '../strings/az';
import { AuthPage } from './AuthPage';
import { ConfirmationCodeForm } from './ConfirmationCodeForm';
import { ResendConfirmation } from './ResendConfirmation';
import { hrefWithRedirect } from './redirect';
import { sentenceOf } from './useServerErrors';

const words = strings.auth.confirm;

/** Confirming the e-mail: by its link, or by typing its code where the registration was made. */
export function ConfirmEmailPage() {
	const { token, confirmationId, redirect } = useSearch({ from: '/ready/auth/confirm-email' });
	const navigate = useNavigate();
	const [problem, setProblem] = useState<string | null>(null);
	const [pendingId, setPendingId] = useState(confirmationId);
	const sent = useRef<string | null>(null);

	const confirm = async (body: { token: string } | { confirmationId: string; code: string }) => {
		const { returnTo, ...session } = await client.auth.confirmEmail(body);
		await beginSession(session);
		toast({ tone: 'success', message: words.done });
		await navigate({ href: redirect ?? parseRedirect(returnTo) ?? '/', replace: true });
	};

	// A link is used once: the same token is never sent twice, however often the page renders.
	useEffect(() => {
		if (!token || sent.current === token) return;
		sent.current = token;
		confirm({ token }).catch((error: unknown) => setProblem(sentenceOf(error)));
	});

	if (token) {
		return (
			<AuthPage heading={words.heading}>
				{problem ? (
					<Notice
						tone="error"
						title={words.failed}
						action={
							<LinkButton tone="secondary" href={hrefWithRedirect('/auth/login', redirect)}>
								{strings.auth.login.submit}
							</LinkButton>
						}
					>
						{problem}
					</Notice>
				) : (
					<p role="status">{words.confirming}</p>
				)}
			</AuthPage>
		);
	}
	return (
		<AuthPage heading={words.heading} lead={words.lead}>
			<Stack gap="l">
				{pendingId && <ConfirmationCodeForm onCode={(code) => confirm({ confirmationId: pendingId, code })} />}
				<ResendConfirmation confirmationId={pendingId} returnTo={redirect} onSent={setPendingId} />
			</Stack>
		</AuthPage>
	);
}
