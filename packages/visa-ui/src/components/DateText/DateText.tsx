'use client';

import type { CalendarDate } from '@internationalized/date';
import { formatDay, formatDayShort } from 'visa-sdk/format';
import type { RootProps } from '../../root';
import { warn } from '../../root/warn';
import { useFormats } from '../../strings/formats';

export interface DateTextProps extends RootProps<HTMLTimeElement> {
	/** The date, as a CalendarDate or as YYYY-MM-DD. */
	value: CalendarDate | string;
	/** `short` abbreviates the month: '8 dek 2026'. */
	form?: 'full' | 'short';
}

/** A date in words, in a machine-readable `time` element: '8 dekabr 2026'. [DAT-11] */
export function DateText({ value, form = 'full', ...root }: DateTextProps) {
	const formats = useFormats();
	const written = `${value ?? ''}`;
	let words = written;
	try {
		words = (form === 'full' ? formatDay : formatDayShort)(value, formats);
	} catch {
		// What a server got wrong must not take the page with it.
		if (process.env.NODE_ENV !== 'production')
			warn(`DateText shows “${written}” as it is: its \`value\` is a CalendarDate or a day as YYYY-MM-DD.`);
	}
	return (
		// Its own direction: within right-to-left text its parts would be reordered.
		<time dir="auto" {...root} dateTime={words === written ? undefined : written}>
			{words}
		</time>
	);
}
