import type { CalendarDate } from '@internationalized/date';
import { CURRENCY } from '../rules/money';
import { BUSINESS_ZONE } from '../rules/zone';
import { az } from './az.gen';
import { en } from './en.gen';
import type { LocaleWords } from './localeWords';
import { ru } from './ru.gen';

export { type PluralForms, pluralIn } from '../rules/plural';
export { foldText } from '../rules/search';
export type { LocaleWords } from './localeWords';
export { azAlphabet, textOrder } from './order';

/**
 * Azerbaijani forms of dates and money, equal in every browser and on the server: Chromium's Intl has no `az`
 * data, so no words are asked of it. [DAT-11]
 */
export { az as azCalendar, en as enCalendar, ru as ruCalendar };

/** What stands between the parts of a date or a sum: no line ends there. */
const NO_BREAK = '\u00a0';

/**
 * An amount with its currency, with non-breaking spaces: '20 AZN', '20,50 AZN', '1.250 AZN'.
 * @param azn an amount in AZN, or in the currency
 * @param currency ISO 4217, of what a bank took in another one
 */
export function formatMoney(azn: number, words: LocaleWords = az, currency: string = CURRENCY): string {
	return `${formatAmount(azn, words)}${NO_BREAK}${currency}`;
}

/**
 * An amount without its currency: '20', '20,50', '1.250'. Whole amounts have no decimals.
 * @param azn an amount in AZN
 */
export function formatAmount(azn: number, words: LocaleWords = az): string {
	const total = Math.round(Math.abs(azn) * 100);
	const decimals = total % 100;
	const sign = azn < 0 && total > 0 ? '-' : '';
	const hundredths = decimals ? `${words.decimal}${String(decimals).padStart(2, '0')}` : '';
	const whole = String(Math.trunc(total / 100)).replace(/\B(?=(\d{3})+$)/g, words.group);
	return `${sign}${whole}${hundredths}`;
}

/** A date in the format in which dates are typed, 'DD/MM/YYYY'. [DAT-03] */
export function formatTyped(day: CalendarDate): string {
	return `${String(day.day).padStart(2, '0')}/${String(day.month).padStart(2, '0')}/${String(day.year).padStart(4, '0')}`;
}

/** Without the calendar's parser, which weighs more than all of these words. Throws when there is no such day. */
function partsOf(day: CalendarDate | string): { year: number; month: number; day: number } {
	if (typeof day !== 'string') return day;
	const time = new Date(/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T00:00:00Z` : Number.NaN);
	if (Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day)) throw new Error(`Not a day: ${day}`);
	return { year: time.getUTCFullYear(), month: time.getUTCMonth() + 1, day: time.getUTCDate() };
}

/**
 * A date in words, with non-breaking spaces: '8 dekabr 2026'.
 * @param day a date or YYYY-MM-DD
 */
export function formatDay(day: CalendarDate | string, words: LocaleWords = az): string {
	return wordsOf(day, words).join(NO_BREAK);
}

function wordsOf(day: CalendarDate | string, words: LocaleWords) {
	const value = partsOf(day);
	return [value.day, monthName(value.month, words), value.year];
}

/**
 * A date with an abbreviated month, with non-breaking spaces: '8 dek 2026'.
 * @param day a date or YYYY-MM-DD
 */
export function formatDayShort(day: CalendarDate | string, words: LocaleWords = az): string {
	const value = partsOf(day);
	return [value.day, words.monthsShort[value.month - 1], value.year].join(NO_BREAK);
}

/** A date with its weekday, for accessible names: '8 dekabr 2026, çərşənbə axşamı'. Lines may break between words. */
export function formatDayFull(day: CalendarDate, words: LocaleWords = az): string {
	return `${wordsOf(day, words).join(' ')}, ${weekdayName(day, words)}`;
}

/** A month with its year, for calendar headings: 'dekabr 2026'. */
export function formatMonth(day: CalendarDate, words: LocaleWords = az): string {
	return `${words.monthsAlone[day.month - 1]} ${day.year}`;
}

/** Asked for figures in Baku time, and for no words; dear to make, so made once. */
let zoned: Intl.DateTimeFormat | undefined;

/** The figures of an instant in Baku. */
function zonedParts(instant: string): Record<string, string> {
	zoned ??= new Intl.DateTimeFormat('en-GB', {
		timeZone: BUSINESS_ZONE,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	});
	return Object.fromEntries(zoned.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/**
 * An instant as a date and time in Baku: '8 dekabr 2026, 14:05'.
 * @param instant an ISO instant
 */
export function formatInstant(instant: string, words: LocaleWords = az): string {
	return `${formatDay(dayOfInstant(instant), words)}, ${formatTime(instant)}`;
}

/** An instant as a time in Baku: '14:05'. @param instant an ISO instant */
export function formatTime(instant: string): string {
	const { hour, minute } = zonedParts(instant);
	return `${hour}:${minute}`;
}

/**
 * The date of an instant in Baku, as YYYY-MM-DD.
 * @param instant an ISO instant
 */
export function dayOfInstant(instant: string): string {
	const { day, month, year } = zonedParts(instant);
	return `${year}-${month}-${day}`;
}

/**
 * A due date: '8 dekabr 2026'. Something due at the end of a day is due on that day.
 * @param dueAt the instant at which that day ends
 */
export function formatDueDay(dueAt: string, words: LocaleWords = az): string {
	return formatDay(dayOfInstant(new Date(Date.parse(dueAt) - 1).toISOString()), words);
}

/** The name of a month. @param month 1–12 */
export function monthName(month: number, words: LocaleWords = az): string {
	return words.months[month - 1] ?? '';
}

/** The name of a weekday: 'çərşənbə axşamı'. */
export function weekdayName({ year, month, day }: CalendarDate, words: LocaleWords = az): string {
	// Without the calendar's library, which weighs more than all of these words; Sunday is the platform's first day.
	// Weekdays repeat every 400 years, and the platform takes a year below 100 for one of the 20th century.
	const sundayFirst = new Date(Date.UTC(2000 + (year % 400), month - 1, day)).getUTCDay();
	return words.weekdays[(sundayFirst + 6) % 7] ?? '';
}
