import {
	type CalendarDate,
	fromDate,
	parseAbsolute,
	parseDate,
	toCalendarDate,
	toZoned,
} from '@internationalized/date';
import { BUSINESS_ZONE } from './zone';

export { BUSINESS_ZONE };

/** The days between today and the earliest start of a trip. [DAT-05] */
export const LEAD_DAYS = 17;
/** The days between today and the last possible day of a trip. [DAT-06] */
export const HORIZON_DAYS = 730;
/** The length of a complete typed date, in characters: DD/MM/YYYY. [DAT-03] */
export const TYPED_DATE_LENGTH = 10;

/** A date without a time. */
export type Day = CalendarDate;

/** Today's date in Asia/Baku, whatever the system's time zone. [DAT-09] */
export function businessToday(now: Date = new Date()): Day {
	return toCalendarDate(fromDate(now, BUSINESS_ZONE));
}

/** The instant at which a date begins in Asia/Baku. @param day YYYY-MM-DD @param plus days to add */
export function startOfDay(day: string, plus = 0): Date {
	return parseDate(day).add({ days: plus }).toDate(BUSINESS_ZONE);
}

/** The earliest allowed start: today + 17 days. [DAT-05] */
export function earliestStart(today: Day): Day {
	return today.add({ days: LEAD_DAYS });
}

/** The last possible day of a trip: today + 730 days. [DAT-06] */
export function latestDay(today: Day): Day {
	return today.add({ days: HORIZON_DAYS });
}

/** The earliest allowed end: the day after the start, or the earliest start if there is none. [DAT-06] */
export function earliestEnd(today: Day, start: Day | null): Day {
	return start ? start.add({ days: 1 }) : earliestStart(today);
}

/** The last possible start of a trip: the day before {@link latestDay}, since it must end later. [DAT-06] */
export function latestStart(today: Day): Day {
	return latestDay(today).subtract({ days: 1 });
}

/** Not before today + 17, nor after today + 729. [DAT-05] */
export function isStartAllowed(start: Day, today: Day): boolean {
	return start.compare(earliestStart(today)) >= 0 && start.compare(latestStart(today)) <= 0;
}

/** After the start, not before today + 17, and not after today + 730. [DAT-06] */
export function isEndAllowed(end: Day, start: Day | null, today: Day): boolean {
	const isWithinReach = end.compare(earliestStart(today)) >= 0 && end.compare(latestDay(today)) <= 0;
	return isWithinReach && (start === null || end.compare(start) > 0);
}

/**
 * Formats typed characters as DD/MM/YYYY: without non-digits, at most 2, 2 and 4 digits, at most 10 characters. Parts not
 * typed yet are omitted: '0812' → '08/12'. [DAT-03]
 */
export function formatTypedDate(text: string): string {
	// Keyboards for Chinese or Japanese may write full-width digits.
	const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 8);
	return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
		.filter((part) => part !== '')
		.join('/')
		.slice(0, TYPED_DATE_LENGTH);
}

/** Parses DD/MM/YYYY strictly: '31/02/2027', '1/2/2027' and '08/12/27' are null. [DAT-03] */
export function parseTypedDate(text: string): Day | null {
	const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
	if (!match) return null;
	return parseDay(`${match[3]}-${match[2]}-${match[1]}`);
}

/** Parses YYYY-MM-DD strictly; null if there is no such date. */
export function parseDay(text: string): Day | null {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return null;
	try {
		const day = parseDate(text);
		return day.toString() === text ? day : null;
	} catch {
		return null;
	}
}

/**
 * Whether a text is a date that can be used as a filter: in a year that every calendar, database and time zone involved
 * supports.
 */
export const isSoughtDay = (text: string): boolean =>
	parseDay(text) !== null && text >= '1900-01-01' && text <= '2199-12-31';

/** The ISO string for the wire: the instant at which the date begins in Asia/Baku. Inverse of {@link fromIso}. */
export function toIso(day: Day): string {
	return toZoned(day, BUSINESS_ZONE).toAbsoluteString();
}

/**
 * The date in Asia/Baku that an ISO string falls on; a bare YYYY-MM-DD is that date. Null if the text is neither.
 * [DAT-09]
 */
export function fromIso(text: string): Day | null {
	const day = parseDay(text);
	if (day) return day;
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
	try {
		return toCalendarDate(parseAbsolute(text, BUSINESS_ZONE));
	} catch {
		return null;
	}
}

/** The number of complete years between a birth date and today. */
export function ageOn(today: Day, birth: Day): number {
	const hadBirthday = today.month > birth.month || (today.month === birth.month && today.day >= birth.day);
	return today.year - birth.year - (hadBirthday ? 0 : 1);
}
