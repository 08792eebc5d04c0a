/** The server's source of time; tests change it. */
export interface Clock {
	now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** @param ms may be negative */
export function later(instant: Date, ms: number): Date {
	return new Date(instant.getTime() + ms);
}
