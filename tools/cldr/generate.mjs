// Generates visa-sdk's date words and plural forms from Node's CLDR data: Chromium has none for `az`, and every
// language is to read the same on the server and in every browser.
import { writeFileSync } from 'node:fs';

/** @typedef {'long' | 'short'} Style */

/** @param {string} language @param {string} tag */
function write(language, tag) {
	/** @param {Intl.DateTimeFormatOptions} options @param {'month' | 'weekday'} part @param {number} month @param {number} day */
	const word = (options, part, month, day) =>
		new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })
			.formatToParts(new Date(Date.UTC(2026, month, day)))
			.find(({ type }) => type === part)?.value ?? '';
	/** @param {Intl.DateTimeFormatOptions} options */
	const months = (options) => Array.from({ length: 12 }, (_, index) => word(options, 'month', index, 8));
	// 1 June 2026 is a Monday, the first day of the week.
	/** @param {Style} weekday */
	const weekdays = (weekday) => Array.from({ length: 7 }, (_, index) => word({ weekday }, 'weekday', 5, 1 + index));
	/** @param {'decimal' | 'group'} type */
	const sign = (type) => new Intl.NumberFormat(tag).formatToParts(1234567.5).find((part) => part.type === type)?.value;

	const alone = months({ month: 'long' });
	const beside = months({ month: 'long', day: 'numeric' });
	const table = {
		months: language === 'az' ? alone : beside,
		monthsAlone: alone,
		monthsShort: months(language === 'az' ? { month: 'short' } : { month: 'short', day: 'numeric' }),
		weekdays: weekdays('long'),
		weekdaysShort: weekdays('short'),
		decimal: sign('decimal'),
		group: sign('group'),
	};
	if (table.months.some((name) => /^M?\d/.test(name))) throw new Error(`This Node has no data for ${language}.`);
	writeFileSync(
		new URL(`../../packages/visa-sdk/src/format/${language}.gen.ts`, import.meta.url),
		`// Written by tools/cldr/generate.mjs from CLDR ${process.versions.cldr}; Monday is the first day.\nexport const ${language} = ${JSON.stringify(table, null, '\t')} as const;\n`,
	);
}

write('az', 'az');
write('en', 'en-GB');
write('ru', 'ru');
