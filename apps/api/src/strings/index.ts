import {
	azCalendar,
	enCalendar,
	formatDay,
	formatDueDay,
	formatInstant,
	formatMoney,
	ruCalendar,
} from 'visa-sdk/format';
import { type Language, type Qepik, toAzn } from 'visa-sdk/rules';
import { az, type LetterWords } from './az';
import { en } from './en';
import { ru } from './ru';

export { staffWords } from './staff';

/** What an e-mail is written with in one language: its words, and how it writes dates and amounts. [ACC-10] */
export interface LetterSpeech extends LetterWords {
	readonly language: Language;
	/** @param day YYYY-MM-DD */
	day(day: string): string;
	/** The last day of something that ends at an instant. */
	dueDay(at: Date): string;
	/** A date and time in Baku. */
	instant(at: Date): string;
	sum(amount: Qepik): string;
}

const calendars = { az: azCalendar, en: enCalendar, ru: ruCalendar };

const speechIn = (language: Language, words: LetterWords): LetterSpeech => {
	const calendar = calendars[language];
	return {
		...words,
		language,
		day: (day) => formatDay(day, calendar),
		dueDay: (at) => formatDueDay(at.toISOString(), calendar),
		instant: (at) => formatInstant(at.toISOString(), calendar),
		sum: (amount) => formatMoney(toAzn(amount), calendar),
	};
};

const speeches: Readonly<Record<Language, LetterSpeech>> = {
	az: speechIn('az', az),
	en: speechIn('en', en),
	ru: speechIn('ru', ru),
};

/** The words of e-mails to someone. */
export const speechFor = ({ language }: { language: Language }): LetterSpeech => speeches[language];
