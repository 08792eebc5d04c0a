import { useEffect, useRef, useState } from 'react';
import { ApiError, retryAfterMs } from 'visa-sdk';
import { Button, Stack, Text, toast } from 'visa-ui';
import { client } from '../api';
import { sentenceOf } from '../shell/sentenceOf';
import { authStrings } from '../strings/pages/auth';
import * as css from './account.css';
import { pendingRegistration } from './pendingRegistration';

const words = authStrings.confirm;

export interface ResendConfirmationProps {
	/** The pending confirmation; if omitted, that of the signed-in user. */
	confirmationId: string | undefined;
	/** Of the link in an earlier e-mail, which tells whose it is if nothing else does. */
	token?: string;
	returnTo: string | undefined;
	onSent: (confirmationId: string) => void;
}

/** Resends the confirmation e-mail, at most once a minute, with a countdown until then. */
export function ResendConfirmation({ confirmationId, token, returnTo, onSent }: ResendConfirmationProps) {
	const known = pendingRegistration.resendAt(confirmationId);
	const [resendAt, setResendAt] = useState(known);
	const [now, setNow] = useState(() => Date.now());
	const [fault, setFault] = useState<string | null>(null);
	const [refusals, setRefusals] = useState(0);
	const told = useRef<HTMLDivElement>(null);
	// The page learns after rendering which e-mail its tab remembers; losing it later doesn't shorten the wait.
	if (known > resendAt) setResendAt(known);
	const seconds = Math.ceil((resendAt - now) / 1000);

	useEffect(() => {
		if (resendAt <= Date.now()) return;
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [resendAt]);

	// The pressed button disappears while nothing can be sent.
	useEffect(() => {
		if (refusals > 0) told.current?.focus();
	}, [refusals]);

	const waitUntil = (time: number) => {
		setNow(Date.now());
		setResendAt(time);
	};
	const resend = async () => {
		setFault(null);
		try {
			const confirmation = await client.auth.resendConfirmation({ confirmationId, token, returnTo });
			pendingRegistration.letterSent(confirmation);
			waitUntil(new Date(confirmation.resendAt).getTime());
			onSent(confirmation.confirmationId);
			toast({ tone: 'success', message: words.resent });
		} catch (error) {
			const wait = retryAfterMs(error);
			// A link that was cut off tells nobody whose it is.
			if (error instanceof ApiError && error.statusCode === 401) return setFault(words.noPending);
			if (!wait) return setFault(sentenceOf(error));
			// The countdown says the same.
			waitUntil(Date.now() + wait);
			setRefusals((before) => before + 1);
		}
	};
	return (
		<Stack gap="xs" align="start">
			{seconds > 0 ? (
				<div ref={told} tabIndex={-1}>
					<Text tone="soft">{words.resendIn(seconds)}</Text>
				</div>
			) : (
				<Button className={css.bare} tone="quiet" onPress={() => void resend()}>
					{words.resend}
				</Button>
			)}
			{fault && (
				<div role="alert">
					<Text tone="critical">{fault}</Text>
				</div>
			)}
		</Stack>
	);
}
