import { type CalendarDate, parseDate } from '@internationalized/date';
import { type KeyboardEvent, useState } from 'react';
import { isComposing } from '../../root/isComposing';
import { warn } from '../../root/warn';
import { useStrings } from '../../strings/components';
import { readTime } from './clock';

/** The date and time, and their callback. */
export interface DateTimeOptions {
	value: string | null;
	onChange: (value: string | null) => void;
	defaultTime?: string;
}

/** The content of the two parts. They form a value together, so each is kept here until the other is complete. */
interface Parts {
	day: CalendarDate | null;
	time: string;
	/** Whether the time came with the day, so that a typed one takes its place. */
	isDefaultTime?: boolean;
}

/** Keeps an incomplete date and time, and reports both as one value when complete. */
export function useDateTime({ value, onChange, defaultTime = '' }: DateTimeOptions) {
	const strings = useStrings();
	const [kept, setKept] = useState<Parts>(() => partsOf(value));
	const [timeFault, setTimeFault] = useState<string>();
	// A value from outside takes precedence over what is kept.
	const parts = value === join(kept) ? kept : partsOf(value);

	function change(next: Parts) {
		setKept(next);
		const joined = join(next);
		if (joined !== value) onChange(joined);
	}
	function leaveTime() {
		const time = readTime(parts.time);
		if (time) setKept({ ...parts, time });
		setTimeFault(faultOf(parts.time));
	}
	/** Why a typed time is none. */
	const faultOf = (time: string) => (time.trim() === '' || readTime(time) ? undefined : strings.dateTime.noSuchTime);
	return {
		day: parts.day,
		time: parts.time,
		timeFault,
		faultOf,
		changeDay(day: CalendarDate | null) {
			if (parts.time || !day) change({ ...parts, day });
			else change({ day, time: defaultTime, isDefaultTime: true });
		},
		typeTime(time: string) {
			setTimeFault(undefined);
			change({ day: parts.day, time: parts.isDefaultTime ? typedBeside(parts.time, time) : time });
		},
		leaveTime,
		forget() {
			setKept({ day: null, time: '' });
			setTimeFault(undefined);
		},
		onTimeKeyDown: (event: KeyboardEvent) => {
			if (event.key === 'Enter' && !isComposing(event.nativeEvent)) leaveTime();
		},
	};
}

/** What was typed before or after the default time, which nobody asked for; the text itself if it was edited. */
function typedBeside(defaultTime: string, text: string): string {
	if (text.length <= defaultTime.length) return text;
	if (text.startsWith(defaultTime)) return text.slice(defaultTime.length);
	return text.endsWith(defaultTime) ? text.slice(0, -defaultTime.length) : text;
}

function join({ day, time }: Parts): string | null {
	const read = readTime(time);
	return day && read ? `${day.toString()}T${read}` : null;
}

function partsOf(value: string | null): Parts {
	const [day, time] = (value ?? '').split('T');
	try {
		return { day: day ? parseDate(day) : null, time: time?.slice(0, 5) ?? '' };
	} catch {
		if (process.env.NODE_ENV !== 'production')
			warn(`A DateTimeField is empty: its value “${value}” is not a date and time as YYYY-MM-DDTHH:mm.`);
		return { day: null, time: '' };
	}
}
