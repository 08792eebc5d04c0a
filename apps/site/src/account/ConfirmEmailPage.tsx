import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { ConfirmedSession } from 'visa-sdk/contract';
import { Inline, Link, Notice, Stack, Text, toast } from 'visa-ui';
import { beginSession, client } from '../api';
import { keepFocus } from '../shell/keepFocus';
import { standsAlone } from '../shell/Layout.css';
import { parseRedirect } from '../shell/query';
import { sentenceOf } from '../shell/sentenceOf';
import { useMe } from '../shell/useMe';
import { authStrings } from '../strings/pages/auth';
import { AuthPage, WayOn } from './AuthPage';
import * as css from './account.css';
import { ConfirmationCodeForm } from './ConfirmationCodeForm';
import { ConfirmationLink } from './ConfirmationLink';
import { OwnerProof } from './OwnerProof';
import { CORRECTING, pendingRegistration } from './pendingRegistration';
import { ResendConfirmation } from './ResendConfirmation';
import { hrefWithRedirect } from './redirect';

const words = authStrings.confirm;

/** Confirming the e-mail address: by link, or by entering the code where the registration was made. */
export function ConfirmEmailPage() {
	const { token, confirmationId: named, redirect } = useSearch({ from: '/ready/auth/confirm-email' });
	const navigate = useNavigate();
	const { me: user } = useMe();
	/** The e-mail remembered by this tab: the page continues with it until it is left, although confirming forgets it. */
	const [keptId, setKeptId] = useState<string>();
	const confirmationId = named ?? keptId;
	/** How many were resent from here, each with its own code. */
	const [letters, setLetters] = useState(0);
	/** A code that doesn't say by itself who enters it, and whose it is. */
	const [unproven, setUnproven] = useState<{ code: string; email: string } | null>(null);
	const [refusal, setRefusal] = useState<string>();

	// Once the page is as the server rendered it, without knowledge of the tab, and before anything is painted.
	const ownEmail = user?.email;
	useLayoutEffect(() => {
		const id = pendingRegistration.letterId(ownEmail);
		if (id) setKeptId(id);
	}, [ownEmail]);

	const goOn = (to?: string) => navigate({ href: redirect ?? to ?? '/', replace: true });
	const enter = async ({ returnTo, ...session }: ConfirmedSession) => {
		await beginSession(session);
		toast({ tone: 'success', message: words.done });
		await goOn(parseRedirect(returnTo));
	};
	const confirm = async (body: { confirmationId: string; code: string }) => {
		const answer = await client.auth.confirmEmail(body);
		if ('accessToken' in answer) return enter(answer);
		setUnproven({ code: body.code, email: answer.email });
		// The field that was being typed in is gone.
		keepFocus(() => document.querySelector<HTMLElement>('main h1'));
	};
	/** @returns whether it is about the code, which is asked for again */
	const refuse = (error: unknown) => {
		const isOver =
			error instanceof ApiError && (error.statusCode === 409 || error.errors.some(({ field }) => field === 'code'));
		if (!isOver) return false;
		setUnproven(null);
		setRefusal(sentenceOf(error));
		return true;
	};
	const beginAnew = (id: string) => {
		setLetters(letters + 1);
		setRefusal(undefined);
		// Reloading the page continues with the latest e-mail.
		void navigate({ to: '.', search: { confirmationId: id, redirect }, replace: true, resetScroll: false });
	};
	// Whoever still has to confirm asks for the e-mail after signing in; anyone else is sent on from there.
	const asked = token || !confirmationId ? hrefWithRedirect('/auth/confirm-email', redirect) : redirect;
	const signIn = !user && (
		<Inline gap="xs">
			<Text tone="soft">{words.already}</Text>
			<Link className={standsAlone} href={hrefWithRedirect('/auth/login', asked)}>
				{authStrings.login.submit}
			</Link>
		</Inline>
	);

	if (token) {
		return (
			<AuthPage heading={words.heading} foot={signIn}>
				<ConfirmationLink token={token} onConfirmed={enter} onDone={() => void goOn()}>
					<ResendConfirmation confirmationId={confirmationId} token={token} returnTo={redirect} onSent={beginAnew} />
				</ConfirmationLink>
			</AuthPage>
		);
	}
	if (!confirmationId && !user) {
		return (
			<AuthPage heading={words.heading}>
				<WayOn notice={<Notice tone="info">{words.noPending}</Notice>} href={hrefWithRedirect('/auth/login', asked)}>
					{authStrings.login.submit}
				</WayOn>
			</AuthPage>
		);
	}
	if (confirmationId && unproven) {
		return (
			<AuthPage heading={words.heading} foot={signIn}>
				<OwnerProof
					proof={{ confirmationId, code: unproven.code }}
					email={unproven.email}
					onConfirmed={enter}
					onFailed={(error) => {
						setUnproven(null);
						setRefusal(sentenceOf(error));
					}}
					onRefused={refuse}
				/>
			</AuthPage>
		);
	}
	const email = user?.email ?? pendingRegistration.emailOf(confirmationId);
	const correctAt = user ? '/profile/security' : `${hrefWithRedirect('/auth/register', redirect)}#${CORRECTING}`;
	return (
		<AuthPage heading={words.heading} lead={confirmationId ? words.lead : words.ask} foot={signIn}>
			<Stack gap="l">
				{email && (
					<Inline gap="xs">
						<Text>
							{words.address}: <strong className={css.written}>{email}</strong>
						</Text>
						<Link className={standsAlone} href={correctAt}>
							{words.correct}
						</Link>
					</Inline>
				)}
				{confirmationId && (
					<ConfirmationCodeForm
						key={letters}
						refusal={refusal}
						isNext={letters > 0 || refusal !== undefined}
						onCode={(code) => confirm({ confirmationId, code })}
					/>
				)}
				<ResendConfirmation confirmationId={confirmationId} returnTo={redirect} onSent={beginAnew} />
			</Stack>
		</AuthPage>
	);
}
