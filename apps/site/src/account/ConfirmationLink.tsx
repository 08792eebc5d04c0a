import { useEffect, useRef, useState } from 'react';
import { Notice } from 'visa-ui';
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
}

/** Confirms with the e-mail's link as soon as it is opened. */
export function ConfirmationLink({ token, onToken, onConfirmed }: ConfirmationLinkProps) {
	const [problem, setProblem] = useState<string | null>(null);
	const sent = useRef<string | null>(null);

	// A link is used once: the same token is never sent twice, however often the page renders.
	useEffect(() => {
		if (sent.current === token) return;
		sent.current = token;
		onToken({ token }).catch(async (error: unknown) => {
			const user = await currentUser();
			if (user?.isEmailConfirmed) onConfirmed();
			else setProblem(sentenceOf(error));
		});
	});

	if (!problem) return <p role="status">{words.confirming}</p>;
	return (
		<Notice tone="error" title={words.failed}>
			{problem}
		</Notice>
	);
}
