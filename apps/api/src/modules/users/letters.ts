import type { Role } from 'visa-sdk/contract';
import type { Letter, Reader } from '../../platform/mail/letter';
import { speechFor } from '../../strings';

/** Tells the owner of a deleted account what was deleted and what is kept. */
export const farewellLetter = (reader: Reader & { role: Role }): Letter => {
	const { subject, title, text, kept } = speechFor(reader).account.farewell;
	return {
		...{ to: reader.email, language: reader.language, subject },
		title: title(reader.firstName),
		paragraphs: [text, ...(reader.role === 'client' ? [kept] : [])],
	};
};
