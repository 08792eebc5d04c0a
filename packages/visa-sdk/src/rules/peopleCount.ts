/** The minimum number of travellers in one request. [REV-07] */
export const PEOPLE_MINIMUM = 1;
/** The maximum number of travellers in one request. */
export const PEOPLE_MAXIMUM = 10;

/** Clamps a number to 1–10 and truncates decimals; anything that isn't a number becomes 1. [REV-07] */
export function clampPeopleCount(value: number): number {
	if (Number.isNaN(value)) return PEOPLE_MINIMUM;
	return Math.min(PEOPLE_MAXIMUM, Math.max(PEOPLE_MINIMUM, Math.trunc(value)));
}

/** Parses a traveller's input: an integer clamped to 1–10, anything else is 1. [REV-07] */
export function parsePeopleCount(text: string): number {
	const trimmed = text.trim();
	return /^[+-]?\d+([.,]\d+)?$/.test(trimmed) ? clampPeopleCount(Number.parseFloat(trimmed)) : PEOPLE_MINIMUM;
}
