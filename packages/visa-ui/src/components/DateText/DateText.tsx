import type { CalendarDate } from '@internationalized/date';
import { formatDay, formatDayShort } from 'visa-sdk/format';

export interface DateTextProps {
	/** A calendar day, or YYYY-MM-DD. */
	value: CalendarDate | string;
	/** 'short' cuts the month's name: '8 dek 2026'. */
	form?: 'full' | 'short';
}

/** A day in words, readable by machines too: '8 dekabr 2026'. [DAT-11] */
export function DateText({ value, form = 'full' }: DateTextProps) {
	return <time dateTime={value.toString()}>{form === 'full' ? formatDay(value) : formatDayShort(value)}</time>;
}
