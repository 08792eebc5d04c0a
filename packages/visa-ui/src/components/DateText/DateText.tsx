'use client';

import type { CalendarDate } from '@internationalized/date';
import { formatDay, formatDayShort } from 'visa-sdk/format';
import type { RootProps } from '../../root';
import { useFormats } from '../../strings/formats';

export interface DateTextProps extends RootProps<HTMLTimeElement> {
	/** A calendar day, or YYYY-MM-DD. */
	value: CalendarDate | string;
	/** 'short' cuts the month's name: '8 dek 2026'. */
	form?: 'full' | 'short';
}

/** A day in words, readable by machines too: '8 dekabr 2026'. [DAT-11] */
export function DateText({ value, form = 'full', ...root }: DateTextProps) {
	const formats = useFormats();
	return (
		// Its own direction: among words from right to left its parts would change places.
		<time dir="auto" {...root} dateTime={value.toString()}>
			{form === 'full' ? formatDay(value, formats) : formatDayShort(value, formats)}
		</time>
	);
}
