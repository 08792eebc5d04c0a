import { BUSINESS_ZONE } from 'visa-sdk/rules';

/** A typed number: null for nothing, NaN for something else. Comma or point, with or without thousands separators. */
export function parseNumber(text: string): number | null {
	const plain = text.replace(/\s/g, '').replace(',', '.');
	if (plain === '') return null;
	return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A typed whole number. With a comma or point it is none: what looks like a fraction may be meant as thousands. */
export const parseWhole = (text: string): number | null => (/[.,]/.test(text) ? Number.NaN : parseNumber(text));

/** A number as it is typed here; empty if there is none. */
export const numberText = (value: unknown): string =>
	typeof value === 'number' && Number.isFinite(value) ? String(value).replace('.', ',') : '';

/** Baku has had a constant UTC offset since 2016. */
const OFFSET = '+04:00';
const wallClock = new Intl.DateTimeFormat('sv-SE', {
	timeZone: BUSINESS_ZONE,
	dateStyle: 'short',
	timeStyle: 'short',
});

/** An instant as the browser's date and time field expects it, in Baku time. */
export function momentText(value: unknown): string {
	const instant = typeof value === 'string' && value !== '' ? new Date(value) : null;
	return instant && Number.isFinite(instant.getTime()) ? wallClock.format(instant).replace(' ', 'T') : '';
}

/**
 * The instant of such a text; inverse of {@link momentText}.
 * @param isEnd whether something ends then: it lasts through the minute, and until 23:59 through the day
 */
export const parseMoment = (text: string, isEnd = false): string =>
	text === '' ? '' : `${text}:${isEnd ? '59.999' : '00'}${OFFSET}`;

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE });
/** The date of an instant in the business time zone. */
export const dayInBaku = (instant: string): string => calendarDay.format(new Date(instant));
