import { businessToday } from 'visa-sdk/rules';
import { words } from './strings';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A duration in its largest complete unit: '3 gün'. @param span in ms */
export function spanOf(span: number): string {
	if (span >= DAY_MS) return words.list.days(Math.floor(span / DAY_MS));
	if (span >= HOUR_MS) return words.list.hours(Math.floor(span / HOUR_MS));
	return words.list.minutes(Math.max(0, Math.floor(span / MINUTE_MS)));
}
/** The time since an instant. @param instant in ISO format */
export const ageOf = (instant: string, now = Date.now()): string => spanOf(now - Date.parse(instant));

/**
 * Calendar days from today in Baku until a date; negative if it has passed.
 * @param day YYYY-MM-DD
 */
export const daysUntil = (day: string, today: string = businessToday().toString()): number =>
	(Date.parse(day) - Date.parse(today)) / DAY_MS;
