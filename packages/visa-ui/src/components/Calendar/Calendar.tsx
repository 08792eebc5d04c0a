'use client';

import { type CalendarDate, GregorianCalendar, toCalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import type { DayLimits } from '../../field/dayLimits';
import { useFieldValue } from '../../field/useFieldValue';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, given, type RootProps } from '../../root';
import * as css from './Calendar.css';
import { CalendarGrid } from './CalendarGrid';
import { CalendarHead } from './CalendarHead';
import { weekKeys } from './weekKeys';

export interface CalendarProps extends DayLimits, RootProps<HTMLDivElement> {
	/** Held by the page. Left out, the calendar holds it itself. */
	value?: CalendarDate | null;
	/** What is chosen at first, where the calendar holds it. */
	defaultValue?: CalendarDate | null;
	onChange?: (day: CalendarDate) => void;
	/** The day that is in sight first, when none is chosen. */
	defaultFocusedDate: CalendarDate;
	/** Marked as today: the business's day, not the machine's. */
	today?: CalendarDate | undefined;
	/** Month and year are chosen from lists too, for days that are far away. */
	hasMonthChoice?: boolean;
	/** Takes the focus when it opens. */
	autoFocus?: boolean;
}

/** A month's grid. react-aria moves in it; its words come from our own tables, as Chromium has no Azerbaijani ones. [DAT-11] */
export function Calendar({ className, ref, ...props }: CalendarProps) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { value, defaultValue, onChange, defaultFocusedDate, today, autoFocus, hasMonthChoice, ...rest } = props;
	const { minValue, maxValue, isDateUnavailable, ...root } = rest;
	return (
		<div {...root} ref={refs} className={classes(css.calendar, className)}>
			<I18nProvider locale={useReadingLocale(frame)}>
				<Month {...props} />
			</I18nProvider>
		</div>
	);
}

const createCalendar = () => new GregorianCalendar();

function Month({ onChange, today, isDateUnavailable, ...props }: CalendarProps) {
	const titleId = useId();
	// A day is chosen, never taken back.
	const hear = onChange && ((day: CalendarDate | null) => day && onChange(day));
	const { value, change } = useFieldValue(props.value, props.defaultValue ?? null, hear);
	const settings = {
		...given({ minValue: props.minValue, maxValue: props.maxValue, autoFocus: props.autoFocus }),
		...(isDateUnavailable && {
			isDateUnavailable: (day: Parameters<typeof toCalendarDate>[0]) => isDateUnavailable(toCalendarDate(day)),
		}),
		value,
		onChange: change,
		defaultFocusedValue: value ?? props.defaultFocusedDate,
	};
	// Always six weeks, so that nothing below jumps.
	const week = { firstDayOfWeek: 'mon', weeksInMonth: 6 } as const;
	const state = inOurWords(useCalendarState({ ...settings, ...week, locale: 'az', createCalendar }));
	const { prevButtonProps, nextButtonProps } = useCalendar(settings, state);
	return (
		<>
			<CalendarHead
				{...props}
				state={state}
				titleId={titleId}
				previous={prevButtonProps}
				next={nextButtonProps}
				hasMonthChoice={props.hasMonthChoice}
			/>
			<CalendarGrid
				state={state}
				titleId={titleId}
				month={state.visibleRange.start}
				chosen={value && { start: value, end: value }}
				today={today}
			/>
		</>
	);
}

/**
 * Without what react-aria would announce by itself, in the browser's words: it is silent where it sees no value and takes
 * the focus to be inside. Our title tells the month.
 */
const inOurWords = (state: CalendarState): CalendarState => ({
	...state,
	...weekKeys(state),
	value: null,
	isFocused: true,
});
