import { UNEXPECTED_ERROR } from 'visa-sdk';
import { toast } from 'visa-ui';
import { sentenceOf } from './sentenceOf';

/** Says in a toast why a call failed, in the language that the sentence is in. @param title what could not be done */
export function tellFailure(error: unknown, title?: string): void {
	const message = sentenceOf(error);
	toast({
		tone: 'error',
		message,
		...(title !== undefined && { title }),
		...(message === UNEXPECTED_ERROR && { lang: 'en' }),
	});
}
