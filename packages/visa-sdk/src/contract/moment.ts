import { BUSINESS_ZONE } from '../rules';

/** An instant in Baku time, in a form that spreadsheets can sort. */
export function moment(instant: string): string {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return instant;
	// Made once: making it takes longer than the rest of a line, and a list may have a hundred thousand.
	inBaku ??= new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_ZONE, dateStyle: 'short', timeStyle: 'short' });
	return inBaku.format(date);
}
let inBaku: Intl.DateTimeFormat | undefined;
