// Writes visa-sdk's Azerbaijani calendar words from Node's CLDR data, because Chromium has none for `az`.
import { writeFileSync } from 'node:fs';

/** @type {(options: Intl.DateTimeFormatOptions, year: number, month: number, day: number) => string} */
const utc = (options, year, month, day) =>
	new Intl.DateTimeFormat('az', { ...options, timeZone: 'UTC' })
		.formatToParts(new Date(Date.UTC(year, month, day)))
		.find((part) => part.type in options)?.value ?? '';
/** @typedef {'long' | 'short'} Style */
/** @param {Style} month */
const months = (month) =>
	Array.from({ length: 12 }, (_, index) => utc({ month, day: 'numeric' }, 2026, index, 8).trim());
/** @param {Style} style */
const monthName = (style) =>
	Array.from({ length: 12 }, (_, index) =>
		new Intl.DateTimeFormat('az', { month: style, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, index, 8))),
	);
// 1 June 2026 is a Monday, the first day of the week in Azerbaijan.
/** @param {Style} weekday */
const weekdays = (weekday) => Array.from({ length: 7 }, (_, index) => utc({ weekday }, 2026, 5, 1 + index));

if (months('long').length !== 12) throw new Error('This Node has no Azerbaijani calendar data.');
const table = {
	months: monthName('long'),
	monthsShort: monthName('short'),
	weekdays: weekdays('long'),
	weekdaysShort: weekdays('short'),
};
writeFileSync(
	new URL('../../packages/visa-sdk/src/format/az.gen.ts', import.meta.url),
	`// Written by tools/cldr/generate.mjs from CLDR ${process.versions.cldr}; Monday is the first day.\nexport const az = ${JSON.stringify(table, null, '\t')} as const;\n`,
);
