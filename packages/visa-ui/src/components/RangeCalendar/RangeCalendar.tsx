'use client';

import type { CalendarDate } from '@internationalized/date';
import { type RefObject, useId } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { formatDay } from 'visa-sdk/format';
import { classes } from '../../root';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import {
	CalendarGrid,
	CalendarHead,
	MonthFrame,
	type MonthProps,
	rootOf,
	sixWeeks,
	useFollowed,
	useMonth,
	weekKeys,
} from '../Calendar';
import * as css from './RangeCalendar.css';

/** A selected range; both dates are included. */
export interface ChosenRange {
	start: CalendarDate;
	end: CalendarDate;
}

export interface RangeCalendarProps extends MonthProps<ChosenRange> {
	/** Called when both dates are chosen, the earlier one first. */
	onChange?: (range: ChosenRange) => void;
	/**
	 * Shows lists for choosing month and year.
	 * @default true
	 */
	hasMonthChoice?: boolean;
}

/** A calendar for selecting a date range, with two presses or by dragging. */
export function RangeCalendar(props: RangeCalendarProps) {
	return (
		<MonthFrame {...rootOf(props)} className={classes(css.calendar, props.className)}>
			{(frame) => <Month {...props} frame={frame} />}
		</MonthFrame>
	);
}

function Month({
	today,
	hasMonthChoice = true,
	frame,
	...props
}: RangeCalendarProps & { frame: RefObject<HTMLDivElement | null> }) {
	const titleId = useId();
	const { value, settings } = useMonth(props, ({ start }) => start);
	const own = useRangeCalendarState({ ...settings, ...sixWeeks });
	const state = inOurWords(own);
	useFollowed(own, value?.start);
	const { calendarProps, prevButtonProps, nextButtonProps } = useRangeCalendar(settings, state, frame);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: a range that was begun ends where the focus goes elsewhere
		<div onBlur={calendarProps.onBlur}>
			<CalendarHead
				{...props}
				state={state}
				titleId={titleId}
				previous={prevButtonProps}
				next={nextButtonProps}
				hasMonthChoice={hasMonthChoice}
			/>
			<CalendarGrid
				state={state}
				titleId={titleId}
				month={state.visibleRange.start}
				chosen={own.highlightedRange}
				today={today}
			/>
			<Told isBegun={own.anchorDate !== null} value={value} />
		</div>
	);
}

/** The hint on what to do next, visible and announced. */
function Told({ isBegun, value }: { isBegun: boolean; value: ChosenRange | null }) {
	const words = useStrings().rangeCalendar;
	const formats = useFormats();
	const chosen = value && words.chosen(formatDay(value.start, formats), formatDay(value.end, formats));
	return (
		<div role="status" className={css.told}>
			{isBegun ? words.end : (chosen ?? words.start)}
		</div>
	);
}

/** Suppresses react-aria's announcements in the browser's words: it stays silent if it sees no selection. */
const inOurWords = (state: RangeCalendarState): RangeCalendarState => ({
	...state,
	...weekKeys(state),
	highlightedRange: null,
	isFocused: true,
});
