'use client';

import { type CalendarDate, GregorianCalendar, toCalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type RefObject, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import type { DayLimits } from '../../field/dayLimits';
import { useFieldValue } from '../../field/useFieldValue';
import { useReadingLocale } from '../../field/useReadingLocale';
import { given, type RootProps } from '../../root';

/** What a month's grid is told, whether a day is chosen in it or a range. */
export interface MonthProps<Value> extends DayLimits, RootProps<HTMLDivElement> {
	/** The selected value (controlled). If omitted, the calendar is uncontrolled. */
	value?: Value | null;
	/** The initially selected value (uncontrolled). */
	defaultValue?: Value | null;
	/** The day whose month is shown first if nothing is selected. */
	defaultFocusedDate: CalendarDate;
	/** The current date of the business, which is highlighted; not taken from the reader's device. */
	today?: CalendarDate | undefined;
	/** Focuses the calendar when it is mounted. */
	autoFocus?: boolean;
}

interface FrameProps extends RootProps<HTMLDivElement> {
	children: (frame: RefObject<HTMLDivElement | null>) => ReactNode;
}

/** Around a month: its element, and the direction that it is read in. */
export function MonthFrame({ ref, children, ...root }: FrameProps) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	return (
		<div {...root} ref={refs}>
			<I18nProvider locale={useReadingLocale(frame)}>{children(frame)}</I18nProvider>
		</div>
	);
}

/** What is the element's own, of all that a calendar is told. */
export function rootOf<Props extends MonthProps<unknown> & { onChange?: unknown; hasMonthChoice?: boolean }>({
	value,
	defaultValue,
	onChange,
	defaultFocusedDate,
	today,
	autoFocus,
	hasMonthChoice,
	minValue,
	maxValue,
	isDateUnavailable,
	...root
}: Props) {
	return root;
}

const createCalendar = () => new GregorianCalendar();
/** Always six weeks, so that nothing below jumps. */
export const sixWeeks = { firstDayOfWeek: 'mon', weeksInMonth: 6, locale: 'az', createCalendar } as const;

/**
 * What react-aria is told of a month, and what is chosen in it.
 * @param firstOf the day of it that is in sight
 */
export function useMonth<Value>(
	{ value: held, defaultValue, onChange, ...props }: MonthProps<Value> & { onChange?: (value: Value) => void },
	firstOf: (value: Value) => CalendarDate,
) {
	const { isDateUnavailable } = props;
	// What is chosen is changed, never taken back.
	const hear = onChange && ((value: Value | null) => value && onChange(value));
	const { value, change } = useFieldValue(held, defaultValue ?? null, hear);
	const settings = {
		...given({ minValue: props.minValue, maxValue: props.maxValue, autoFocus: props.autoFocus }),
		...(isDateUnavailable && {
			isDateUnavailable: (day: Parameters<typeof toCalendarDate>[0]) => isDateUnavailable(toCalendarDate(day)),
		}),
		value,
		onChange: change,
		defaultFocusedValue: value ? firstOf(value) : props.defaultFocusedDate,
	};
	return { value, settings };
}
