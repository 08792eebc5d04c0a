import {
	type Day,
	earliestStart,
	formatTypedDate,
	latestDay,
	latestStart,
	parseTypedDate,
	TYPED_DATE_LENGTH,
} from './tripDates';
import { tripMessages } from './tripMessages';

/** Why a date can't be the first or last of a trip; the catalogue has the message. [DAT-12] */
export type TripDayFault = 'missing' | 'unfinished' | 'noSuchDay' | 'tooEarly' | 'tooLate' | 'notAfterStart';

/** A date, or the text that was refused in its place. */
export interface GivenDay {
	readonly day: Day | null;
	/** As typed; empty if nothing was. */
	readonly typed?: string | null;
}

/** Why the trip can't start then, or null if it can. [DAT-05] [DAT-12] */
export function startFault(given: GivenDay, today: Day): TripDayFault | null {
	const day = readDay(given);
	if (typeof day === 'string') return day;
	if (day.compare(earliestStart(today)) < 0) return 'tooEarly';
	return day.compare(latestStart(today)) > 0 ? 'tooLate' : null;
}

/** Why the trip can't end then, or null if it can. [DAT-06] [DAT-12] */
export function endFault(given: GivenDay, start: Day | null, today: Day): TripDayFault | null {
	const day = readDay(given);
	if (typeof day === 'string') return day;
	if (day.compare(earliestStart(today)) < 0) return 'tooEarly';
	if (start && day.compare(start) <= 0) return 'notAfterStart';
	return day.compare(latestDay(today)) > 0 ? 'tooLate' : null;
}

/** The error of each date, by field; empty if the pair is valid. [DAT-08] */
export function tripDateErrors(
	start: Day | null,
	end: Day | null,
	today: Day,
): { startDate?: TripDayFault; endDate?: TripDayFault } {
	const startDate = startFault({ day: start }, today);
	const endDate = endFault({ day: end }, start, today);
	return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

/** The errors of a trip's dates as the server returns them: one message per field. [DAT-08] [DAT-09] */
export function tripFieldErrors(start: Day | null, end: Day | null, today: Day) {
	const faults = tripDateErrors(start, end, today);
	const fields = ['startDate', 'endDate'] as const;
	return fields.filter((field) => faults[field]).map((field) => ({ field, message: tripMessages[field] }));
}

function readDay({ day, typed }: GivenDay): Day | TripDayFault {
	if (day) return day;
	if (!typed) return 'missing';
	const text = formatTypedDate(typed);
	return parseTypedDate(text) ?? (text.length < TYPED_DATE_LENGTH ? 'unfinished' : 'noSuchDay');
}
