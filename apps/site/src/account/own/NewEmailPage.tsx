import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import { queryKeys } from 'visa-sdk/queries';
import { Notice } from 'visa-ui';
import { client, queryClient } from '../../api';
import { keepFocus } from '../../shell/keepFocus';
import { sentenceOf } from '../../shell/sentenceOf';
import { useFetched } from '../../shell/useFetched';
import { useMe } from '../../shell/useMe';
import { strings } from '../../strings';
import { accountStrings } from '../../strings/pages/account';
import { AuthPage, WayOn } from '../AuthPage';

const words = accountStrings.newEmail;
type Outcome = { email: string } | { problem: string } | 'asked' | null;

/** What the change has made different. */
async function readAnew(): Promise<void> {
	for (const queryKey of [queryKeys.emailChange, queryKeys.sessions]) queryClient.removeQueries({ queryKey });
	await queryClient.refetchQueries({ queryKey: queryKeys.me });
}

const loadPassword = () => import('./NewEmailPassword');
const isAt = (error: unknown, field: string) =>
	error instanceof ApiError && error.errors.some((one) => one.field === field);

/** The field that was being typed in is gone by now. */
const toHeading = () => keepFocus(() => document.querySelector<HTMLElement>('main h1'));

/** The page behind the link sent to a new address, which may be opened on any device. [ACC-01] */
export function NewEmailPage() {
	const { token } = useSearch({ from: '/ready/auth/new-email' });
	const { me } = useMe();
	const [outcome, setOutcome] = useState<Outcome>(null);
	const sent = useRef<string | null>(null);
	/** The form is about to go, and the focus with it. */
	const isLeft = useRef(false);

	// A link is used once: the same token is never sent twice, however often the page renders.
	useEffect(() => {
		if (!token || sent.current === token) return;
		sent.current = token;
		client.emailChange
			.confirm({ token })
			.then(({ email }) => {
				setOutcome({ email });
				return readAnew();
			})
			.catch((error: unknown) => setOutcome(isAt(error, 'password') ? 'asked' : { problem: sentenceOf(error) }));
	}, [token]);
	// Asked for before it is rendered, the focus would still be in the form.
	useEffect(() => {
		if (outcome === 'asked' || !isLeft.current) return;
		isLeft.current = false;
		toHeading();
	}, [outcome]);
	const tellDone = (email: string) => {
		isLeft.current = true;
		setOutcome({ email });
		return readAnew();
	};
	/** Most links are opened where the change was asked for: no form comes with their page. */
	const form = useFetched(loadPassword, outcome === 'asked', (error) => setOutcome({ problem: sentenceOf(error) }));
	const refuse = (error: unknown) => {
		const isOver = !isAt(error, 'password') && error instanceof ApiError && [400, 409].includes(error.statusCode);
		if (!isOver) return false;
		isLeft.current = true;
		setOutcome({ problem: sentenceOf(error) });
		return true;
	};

	const told = !token ? (
		<Notice tone="error">{words.noToken}</Notice>
	) : outcome === null || outcome === 'asked' ? null : 'email' in outcome ? (
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
			) : outcome === 'asked' && token && form ? (
				<form.NewEmailPassword token={token} signedInAs={me?.email ?? null} onDone={tellDone} onRefused={refuse} />
			) : (
				<p role="status">{words.confirming}</p>
			)}
		</AuthPage>
	);
}
