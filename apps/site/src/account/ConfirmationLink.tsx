import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import type { ConfirmedSession } from 'visa-sdk/contract';
import { Notice, Stack } from 'visa-ui';
import { client, currentUser } from '../api';
import { keepFocus } from '../shell/keepFocus';
import { sentenceOf } from '../shell/sentenceOf';
import { authStrings } from '../strings/pages/auth';
import { OwnerProof } from './OwnerProof';

const words = authStrings.confirm;

export interface ConfirmationLinkProps {
	/** The token in the e-mail's link. */
	token: string;
	onConfirmed: (session: ConfirmedSession) => Promise<void>;
	/** The link was used before and the address is confirmed: there is nothing left to do here. */
	onDone: () => void;
	/** What helps if the link doesn't work. */
	children: ReactNode;
}

/** What became of the link; null while it is being asked. */
type Outcome = { sentence: string; isDone: boolean } | { email: string } | null;

const isConflict = (error: unknown) => error instanceof ApiError && error.statusCode === 409;
const isAboutLink = (error: unknown) =>
	isConflict(error) || (error instanceof ApiError && error.errors.some(({ field }) => field === 'token'));

/** Confirms with the e-mail's link as soon as it is opened; where that alone doesn't say who opens it, asks. */
export function ConfirmationLink({ token, onConfirmed, onDone, children }: ConfirmationLinkProps) {
	const [outcome, setOutcome] = useState<Outcome>(null);
	const sent = useRef<string | null>(null);

	const end = (error: unknown) => setOutcome({ sentence: sentenceOf(error), isDone: isConflict(error) });
	const refuse = async (error: unknown) => {
		const user = await currentUser();
		if (isConflict(error) && user?.isEmailConfirmed) return onDone();
		end(error);
	};

	// A link is used once: the same token is never sent twice, however often the page renders.
	useEffect(() => {
		if (sent.current === token) return;
		sent.current = token;
		client.auth
			.confirmEmail({ token })
			.then((answer) => ('email' in answer ? setOutcome(answer) : onConfirmed(answer)))
			.catch(refuse);
	});

	if (!outcome) return <p role="status">{words.confirming}</p>;
	if ('email' in outcome)
		return (
			<OwnerProof
				proof={{ token }}
				email={outcome.email}
				onConfirmed={onConfirmed}
				// Whoever is signed in here needn't be this link's user: nothing is done.
				onFailed={end}
				onRefused={(error) => {
					const isOver = isAboutLink(error);
					if (isOver) {
						end(error);
						// The field that was being typed in is gone.
						keepFocus(() => document.querySelector<HTMLElement>('main h1'));
					}
					return isOver;
				}}
			/>
		);
	// Nothing went wrong: it was confirmed before, here or elsewhere.
	if (outcome.isDone) return <Notice tone="info">{outcome.sentence}</Notice>;
	return (
		<Stack gap="m">
			<Notice tone="error" title={words.failed}>
				{outcome.sentence}
			</Notice>
			{children}
		</Stack>
	);
}
