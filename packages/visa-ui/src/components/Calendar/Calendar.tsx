'use client';

import type { CalendarDate } from '@internationalized/date';
import { useId } from 'react';
import { useCalendar } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { classes } from '../../root';
import * as css from './Calendar.css';
import { CalendarGrid } from './CalendarGrid';
import { CalendarHead } from './CalendarHead';
import { MonthFrame, type MonthProps, rootOf, sixWeeks, useFollowed, useMonth } from './month';
import { weekKeys } from './weekKeys';

export interface CalendarProps extends MonthProps<CalendarDate> {
	/** Called when a day is chosen, by pointer or with Enter. */
	onChange?: (day: CalendarDate) => void;
	/** Adds lists for choosing month and year, for dates that are far away. */
	hasMonthChoice?: boolean;
}

/**
 * A month calendar. react-aria handles navigation; its texts are ours, because Chromium has no Azerbaijani locale data.
 * [DAT-11]
 */
export function Calendar(props: CalendarProps) {
	return (
		<MonthFrame {...rootOf(props)} className={classes(css.calendar, props.className)}>
			{() => <Month {...props} />}
		</MonthFrame>
	);
}

function Month({ today, ...props }: CalendarProps) {
	const titleId = useId();
	const { value, settings } = useMonth(props, (day) => day);
	const own = useCalendarState({ ...settings, ...sixWeeks });
	const state = inOurWords(own);
	useFollowed(own, value ?? undefined);
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
 * Suppresses react-aria's own announcements in the browser's words: it stays silent if there is no value and focus is
 * considered inside. Our title announces the month.
 */
const inOurWords = (state: CalendarState): CalendarState => ({
	...state,
	...weekKeys(state),
	value: null,
	isFocused: true,
});
