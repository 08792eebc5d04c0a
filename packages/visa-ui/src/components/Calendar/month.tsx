'use client';

import { type CalendarDate, GregorianCalendar, toCalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { DayLimits } from '../../field/dayLimits';
import { useFieldValue } from '../../field/useFieldValue';
import { useReadingLocale } from '../../field/useReadingLocale';
import { given, type RootProps } from '../../root';

/** The props of a month's grid, whether it selects a day or a range. */
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

/** The month's root element, with its text direction. */
export function MonthFrame({ ref, children, ...root }: FrameProps) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	return (
		<div {...root} ref={refs}>
			<I18nProvider locale={useReadingLocale(frame)}>{children(frame)}</I18nProvider>
		</div>
	);
}

/** The props of the root element, among all of a calendar's props. */
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

/** Shows the month of a day that is chosen elsewhere meanwhile, e.g. typed in the field that the calendar belongs to. */
export function useFollowed(state: Pick<CalendarState, 'isFocused' | 'setFocusedDate'>, day: CalendarDate | undefined) {
	const known = useRef(day);
	useEffect(() => {
		// Whoever is in the calendar is not moved.
		if (day && !state.isFocused && day.toString() !== known.current?.toString()) state.setFocusedDate(day);
		known.current = day;
	});
}

const createCalendar = () => new GregorianCalendar();
/** Always six weeks, so that nothing below moves. */
export const sixWeeks = { firstDayOfWeek: 'mon', weeksInMonth: 6, locale: 'az', createCalendar } as const;

/**
 * The options that react-aria gets for a month, and its selection.
 * @param firstOf the day of the selection that is visible
 */
export function useMonth<Value>(
	{ value: held, defaultValue, onChange, ...props }: MonthProps<Value> & { onChange?: (value: Value) => void },
	firstOf: (value: Value) => CalendarDate,
) {
	const { isDateUnavailable } = props;
	// A selection can be changed but not cleared.
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
