'use client';

import { type CalendarDate, parseDate } from '@internationalized/date';
import { DatePicker } from '../DatePicker';
import { dayOf } from './filters';

const parse = (text: string | undefined): CalendarDate | null => {
	const day = dayOf(text);
	return day ? parseDate(day) : null;
};

export interface DayFieldProps {
	label: string;
	value: string | undefined;
	earliest: string | undefined;
	latest: string | undefined;
	onChange: (day: string | null) => void;
}

/** A date as text outside and as a date inside. */
export default function DayField({ label, value, earliest, latest, onChange }: DayFieldProps) {
	return (
		<DatePicker
			label={label}
			value={parse(value)}
			minValue={parse(earliest) ?? undefined}
			maxValue={parse(latest) ?? undefined}
			onChange={(day) => onChange(day?.toString() ?? null)}
		/>
	);
}
