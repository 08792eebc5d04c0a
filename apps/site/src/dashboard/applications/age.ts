import { businessToday } from 'visa-sdk/rules';
import { words } from './strings';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago, in the largest whole unit: '3 gün'. @param instant an ISO instant */
export function ageOf(instant: string, now = Date.now()): string {
	const age = Math.max(0, now - Date.parse(instant));
	if (age >= DAY_MS) return words.list.days(Math.floor(age / DAY_MS));
	if (age >= HOUR_MS) return words.list.hours(Math.floor(age / HOUR_MS));
	return words.list.minutes(Math.floor(age / MINUTE_MS));
}

/**
 * Calendar days from today in Baku until a day; below 0 when it is past.
 * @param day YYYY-MM-DD
 */
export const daysUntil = (day: string, today: string = businessToday().toString()): number =>
	(Date.parse(day) - Date.parse(today)) / DAY_MS;

/** Departures this near are marked, in days. */
export const NEAR_DAYS = 14;
