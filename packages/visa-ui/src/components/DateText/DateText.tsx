import type { CalendarDate } from '@internationalized/date';
import { formatDay, formatDayShort } from 'visa-sdk/format';
import type { RootProps } from '../../root';

export interface DateTextProps extends RootProps<HTMLTimeElement> {
	/** A calendar day, or YYYY-MM-DD. */
	value: CalendarDate | string;
	/** 'short' cuts the month's name: '8 dek 2026'. */
	form?: 'full' | 'short';
}

/** A day in words, readable by machines too: '8 dekabr 2026'. [DAT-11] */
export function DateText({ value, form = 'full', ...root }: DateTextProps) {
	return (
		<time {...root} dateTime={value.toString()}>
			{form === 'full' ? formatDay(value) : formatDayShort(value)}
		</time>
	);
}
