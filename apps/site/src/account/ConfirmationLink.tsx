import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from 'visa-sdk';
import { Notice, Stack } from 'visa-ui';
import { currentUser } from '../api';
import { sentenceOf } from '../shell/sentenceOf';
import { authStrings } from '../strings/pages/auth';

const words = authStrings.confirm;

export interface ConfirmationLinkProps {
	/** The token in the e-mail's link. */
	token: string;
	onToken: (body: { token: string }) => Promise<void>;
	/** The link was used before and the address is confirmed: there is nothing left to do here. */
	onConfirmed: () => void;
	/** What helps if the link doesn't work. */
	children: ReactNode;
}

/** Confirms with the e-mail's link as soon as it is opened. */
export function ConfirmationLink({ token, onToken, onConfirmed, children }: ConfirmationLinkProps) {
	const [problem, setProblem] = useState<{ sentence: string; isDone: boolean } | null>(null);
	const sent = useRef<string | null>(null);

	// A link is used once: the same token is never sent twice, however often the page renders.
	useEffect(() => {
		if (sent.current === token) return;
		sent.current = token;
		onToken({ token }).catch(async (error: unknown) => {
			const user = await currentUser();
			if (user?.isEmailConfirmed) onConfirmed();
			else {
				const isDone = error instanceof ApiError && error.statusCode === 409;
				setProblem({ sentence: sentenceOf(error), isDone });
			}
		});
	});

	if (!problem) return <p role="status">{words.confirming}</p>;
	// Nothing went wrong: it was confirmed before, here or elsewhere.
	if (problem.isDone) return <Notice tone="info">{problem.sentence}</Notice>;
	return (
		<Stack gap="m">
			<Notice tone="error" title={words.failed}>
				{problem.sentence}
			</Notice>
			{children}
		</Stack>
	);
}
