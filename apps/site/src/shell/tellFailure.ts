import { UNEXPECTED_ERROR } from 'visa-sdk';
import { toast } from 'visa-ui';
import { sentenceOf } from './sentenceOf';

/** Shows a toast saying why a call failed, in the language of the message. @param title what failed */
export function tellFailure(error: unknown, title?: string): void {
	const message = sentenceOf(error);
	toast({
		tone: 'error',
		message,
		...(title !== undefined && { title }),
		...(message === UNEXPECTED_ERROR && { lang: 'en' }),
	});
}
