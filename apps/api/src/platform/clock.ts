/** The server's source of time; tests change it. */
export interface Clock {
	now(): Date;
}

/** The machine’s own time. */
export const systemClock: Clock = { now: () => new Date() };

/** A minute in milliseconds. */
export const MINUTE_MS = 60_000;
/** An hour in milliseconds. */
export const HOUR_MS = 60 * MINUTE_MS;
/** 24 hours in milliseconds; a business day is counted in Baku, not with this. */
export const DAY_MS = 24 * HOUR_MS;

/** @param ms may be negative */
export function later(instant: Date, ms: number): Date {
	return new Date(instant.getTime() + ms);
}
