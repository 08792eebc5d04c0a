import { BUSINESS_ZONE } from 'visa-sdk/rules';

/** A typed number: null for nothing, NaN for what is none. Comma or point, with or without spaces between thousands. */
export function parseNumber(text: string): number | null {
	const plain = text.replace(/\s/g, '').replace(',', '.');
	if (plain === '') return null;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A number as it is typed here; nothing for what is none. */
export const numberText = (value: unknown): string =>
	typeof value === 'number' && Number.isFinite(value) ? String(value).replace('.', ',') : '';

/** Baku has kept one distance to UTC since 2016. */
const OFFSET = '+04:00';
const wallClock = new Intl.DateTimeFormat('sv-SE', {
	timeZone: BUSINESS_ZONE,
	dateStyle: 'short',
	timeStyle: 'short',
});

/** An instant as the browser's field of day and time wants it, by the clock of Baku. */
export function momentText(value: unknown): string {
	const instant = typeof value === 'string' && value !== '' ? new Date(value) : null;
	return instant && Number.isFinite(instant.getTime()) ? wallClock.format(instant).replace(' ', 'T') : '';
}

/** The instant of such a text; inverse of {@link momentText}. */
export const parseMoment = (text: string): string => (text === '' ? '' : `${text}:00${OFFSET}`);

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE });
/** The calendar day of an instant in the business zone. */
export const dayInBaku = (instant: string): string => calendarDay.format(new Date(instant));
