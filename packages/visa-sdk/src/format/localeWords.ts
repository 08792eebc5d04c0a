/** A language's names of months and weekdays and its number separators. The functions below default to Azerbaijani. */
export interface LocaleWords {
	/** Month names as used with a day, January first: '8 dekabr'. */
	readonly months: readonly string[];
	/** Month names as used in headings: 'dekabr 2026'. */
	readonly monthsAlone: readonly string[];
	readonly monthsShort: readonly string[];
	/** Names of weekdays, Monday first. */
	readonly weekdays: readonly string[];
	readonly weekdaysShort: readonly string[];
	/** The decimal separator. */
	readonly decimal: string;
	/** The thousands separator. */
	readonly group: string;
	/** The lower-case alphabet, if its order differs from Unicode's. */
	readonly alphabet?: string;
}
