import { type CalendarDate, getDayOfWeek } from '@internationalized/date';
import { BUSINESS_ZONE } from '../rules/tripDates';
import { az } from './az.gen';

/**
 * Azerbaijani forms of dates and money, equal in every browser and on the server: Chromium's Intl has no `az`
 * data, so no words are asked of it. [DAT-11]
 */
export { az as azCalendar };

/** '20 AZN', '20,50 AZN', '1.250 AZN'. @param azn an amount in AZN */
export function formatMoney(azn: number): string {
	return `${formatAmount(azn)} AZN`;
}

/** '20', '20,50', '1.250'; whole amounts without decimals. @param azn an amount in AZN */
export function formatAmount(azn: number): string {
	const total = Math.round(Math.abs(azn) * 100);
	const decimals = total % 100;
	const sign = azn < 0 && total > 0 ? '-' : '';
	return `${sign}${groupThousands(Math.trunc(total / 100))}${decimals === 0 ? '' : `,${String(decimals).padStart(2, '0')}`}`;
}

function groupThousands(whole: number): string {
	return String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** 'DD/MM/YYYY', the form in which dates are typed. [DAT-03] */
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

/** '8 dekabr 2026'. @param day a day or YYYY-MM-DD */
export function formatDay(day: CalendarDate | string): string {
	const value = partsOf(day);
	return `${value.day} ${monthName(value.month)} ${value.year}`;
}

/** '8 dek 2026'. @param day a day or YYYY-MM-DD */
export function formatDayShort(day: CalendarDate | string): string {
	const value = partsOf(day);
	return `${value.day} ${az.monthsShort[value.month - 1]} ${value.year}`;
}

/** '8 dekabr 2026, çərşənbə axşamı'. */
export function formatDayFull(day: CalendarDate): string {
	return `${formatDay(day)}, ${weekdayName(day)}`;
}

/** 'dekabr 2026', as above a calendar. */
export function formatMonth(day: CalendarDate): string {
	return `${monthName(day.month)} ${day.year}`;
}

/** Asked for figures in Baku time, and for no words; dear to make, so made once. */
let zoned: Intl.DateTimeFormat | undefined;

/** '8 dekabr 2026, 14:05' in Baku time. @param instant an ISO instant */
export function formatInstant(instant: string): string {
	zoned ??= new Intl.DateTimeFormat('en-GB', {
		timeZone: BUSINESS_ZONE,
		hourCycle: 'h23',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
		hour: '2-digit',
		minute: '2-digit',
	});
	const parts = Object.fromEntries(zoned.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
	return `${Number(parts.day)} ${monthName(Number(parts.month))} ${parts.year}, ${parts.hour}:${parts.minute}`;
}

/** @param month 1–12 */
export function monthName(month: number): string {
	return az.months[month - 1] ?? '';
}

/** 'çərşənbə axşamı' */
export function weekdayName(day: CalendarDate): string {
	return az.weekdays[getDayOfWeek(day, 'az', 'mon')] ?? '';
}
