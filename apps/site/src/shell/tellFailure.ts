import { UNEXPECTED_ERROR } from 'visa-sdk';
import { toast } from 'visa-ui';
import { sentenceOf } from './sentenceOf';

interface Failure {
	/** What failed. */
	title?: string;
	/** What it is about: news of the same kind, as a success after all, takes its place, and it takes that of earlier news. */
	kind?: string;
}

/** Shows a toast saying why a call failed, in the language of the message. */
export function tellFailure(error: unknown, { title, kind }: Failure = {}): void {
	const message = sentenceOf(error);
	toast({
		tone: 'error',
		message,
		...(title !== undefined && { title }),
		...(kind !== undefined && { kind }),
		...(message === UNEXPECTED_ERROR && { lang: 'en' }),
	});
}
