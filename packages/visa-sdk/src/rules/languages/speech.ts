import { listMessages } from '../listMessages';
import { messages } from '../messages';
import { type Sayings, sayings, sentences } from '../sentences';
import { uploadMessages } from '../upload';
import { enMessages, enUploadMessages } from './en/messages';
import { enListMessages, enSayings, enSentences } from './en/sentences';
import type { Language } from './language';
import { ruMessages, ruUploadMessages } from './ru/messages';
import { ruListMessages, ruSayings, ruSentences } from './ru/sentences';
import { translator } from './translator';

/** The service's messages in one language. */
export interface Speech extends Sayings {
	/** A message of the rules or of the service; any other text unchanged. */
	said(sentence: string): string;
}

/** The service's messages in each language. As large as all of them: for the server and its mocks. [ACC-09] */
export const speeches: Readonly<Record<Language, Speech>> = {
	az: { ...sayings, said: (sentence) => sentence },
	en: {
		...enSayings,
		said: translator([
			[messages, enMessages],
			[sentences, enSentences],
			[listMessages, enListMessages],
			[uploadMessages, enUploadMessages],
		]),
	},
	ru: {
		...ruSayings,
		said: translator([
			[messages, ruMessages],
			[sentences, ruSentences],
			[listMessages, ruListMessages],
			[uploadMessages, ruUploadMessages],
		]),
	},
};
