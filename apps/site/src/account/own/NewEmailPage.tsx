import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from 'visa-sdk/queries';
import { Notice } from 'visa-ui';
import { client, queryClient } from '../../api';
import { sentenceOf } from '../../shell/sentenceOf';
import { useMe } from '../../shell/useMe';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import { AuthPage, WayOn } from '../AuthPage';

const words = accountStrings.newEmail;
type Outcome = { email: string } | { problem: string } | null;

/** The page behind the link sent to a new address, which may be opened on any device. [ACC-01] */
export function NewEmailPage() {
	const { token } = useSearch({ from: '/ready/auth/new-email' });
	const { me } = useMe();
	const [outcome, setOutcome] = useState<Outcome>(null);
	const sent = useRef<string | null>(null);

	// A link is used once: the same token is never sent twice, however often the page renders.
	useEffect(() => {
		if (!token || sent.current === token) return;
		sent.current = token;
		client.emailChange
			.confirm({ token })
			.then(async ({ email }) => {
				setOutcome({ email });
				for (const queryKey of [queryKeys.emailChange, queryKeys.sessions]) queryClient.removeQueries({ queryKey });
				await queryClient.refetchQueries({ queryKey: queryKeys.me });
			})
			.catch((error: unknown) => setOutcome({ problem: sentenceOf(error) }));
	}, [token]);

	const told = !token ? (
		<Notice tone="error">{words.noToken}</Notice>
	) : outcome === null ? null : 'email' in outcome ? (
		<Notice tone="success" title={words.done}>
			{words.doneText(outcome.email)}
		</Notice>
	) : (
		<Notice tone="error" title={words.failed}>
			{outcome.problem}
		</Notice>
	);
	return (
		<AuthPage heading={strings.titles.newEmail}>
			{told ? (
				<WayOn notice={told} href={me ? '/profile/security' : '/auth/login'}>
					{me ? words.toSecurity : words.toLogin}
				</WayOn>
			) : (
				<p role="status">{words.confirming}</p>
			)}
		</AuthPage>
	);
}
