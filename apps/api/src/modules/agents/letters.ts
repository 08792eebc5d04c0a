import type { Letter, Reader } from '../../platform/mail/letter';
import { speechFor, staffWords } from '../../strings';

/** Invites an agent to choose a password. @param url valid once, for 72 hours */
export const invitationLetter = ({ email, firstName }: Omit<Reader, 'language'>, url: string): Letter => {
	const { subject, paragraphs, button, ignore } = staffWords.invitation;
	const language = 'az';
	return {
		...{ to: email, language, subject, paragraphs, note: ignore },
		title: speechFor({ language }).hello(firstName),
		button: { label: button, url },
	};
};
