import type { CalendarDate } from '@internationalized/date';
import { formatTyped } from 'visa-sdk/format';
import { formatTypedDate, parseTypedDate } from 'visa-sdk/rules';
import type { DayLimits } from '../../field/dayLimits';
import type { ComponentStrings } from '../../strings/az/components';

/** A date as typed, with its limits. */
export interface TypedEnd extends DayLimits {
	text: string;
	/** The start of the range, if the end was typed. */
	start?: CalendarDate | null;
}

/** Why a typed date was refused, in a sentence that says what would be accepted. */
export function typedFault(typed: TypedEnd, words: ComponentStrings['dateRange']): string {
	const { text, start, minValue, maxValue } = typed;
	const day = parseTypedDate(formatTypedDate(text));
	if (!day) return words.noSuchDay;
	if (start && day.compare(start) < 0) return words.endBeforeStart(formatTyped(start));
	if (minValue && day.compare(minValue) < 0) return words.tooEarly(formatTyped(minValue));
	if (maxValue && day.compare(maxValue) > 0) return words.tooLate(formatTyped(maxValue));
	return words.unavailable;
}

/** The later of two dates, either of which may be missing. */
export function laterOf(one: CalendarDate | null | undefined, other: CalendarDate | null | undefined) {
	if (!one || !other) return one ?? other ?? undefined;
	return one.compare(other) > 0 ? one : other;
}
