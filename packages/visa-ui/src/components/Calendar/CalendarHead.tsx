'use client';

import type { CalendarDate } from '@internationalized/date';
import type { AriaButtonProps } from 'react-aria/useButton';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { formatMonth } from 'visa-sdk/format';
import type { DayLimits } from '../../field/dayLimits';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Calendar.css';

interface CalendarHeadProps extends Pick<DayLimits, 'minValue' | 'maxValue'> {
	state: CalendarState | RangeCalendarState;
	titleId: string;
	previous: AriaButtonProps;
	next: AriaButtonProps;
	/** Whether month and year can be selected from lists, besides going from month to month. */
	hasMonthChoice: boolean | undefined;
}

/** The visible month, and the controls that change it. */
export function CalendarHead({ state, titleId, previous, next, hasMonthChoice, ...limits }: CalendarHeadProps) {
	const strings = useStrings();
	const formats = useFormats();
	const month = state.visibleRange.start;
	// A focused button passes focus to the days when it becomes disabled.
	return (
		<div className={css.head}>
			<IconButton
				label={strings.previousMonth}
				icon={<ChevronLeftIcon />}
				isDisabled={Boolean(previous.isDisabled)}
				onPress={() => {
					previous.onFocusChange?.(true);
					state.focusPreviousPage();
				}}
			/>
			<div id={titleId} className={hasMonthChoice ? css.hidden : css.title} aria-live="polite">
				{formatMonth(month, formats)}
			</div>
			{hasMonthChoice && <MonthChoice {...limits} state={state} month={month} />}
			<IconButton
				label={strings.nextMonth}
				icon={<ChevronRightIcon />}
				isDisabled={Boolean(next.isDisabled)}
				onPress={() => {
					next.onFocusChange?.(true);
					state.focusNextPage();
				}}
			/>
		</div>
	);
}

interface MonthChoiceProps extends Pick<CalendarHeadProps, 'state' | 'minValue' | 'maxValue'> {
	/** The month's first day. */
	month: CalendarDate;
}

/** The number of years offered on each side if there is no limit. */
const REACH = 10;
const months = Array.from({ length: 12 }, (_month, index) => index + 1);

function MonthChoice({ state, month, minValue, maxValue }: MonthChoiceProps) {
	const words = useStrings().rangeCalendar;
	const { monthsAlone } = useFormats();
	const [from, to] = [minValue?.year ?? month.year - REACH, maxValue?.year ?? month.year + REACH];
	const years = Array.from({ length: Math.max(1, to - from + 1) }, (_year, index) => from + index);
	function go(day: CalendarDate) {
		state.setFocusedDate(day);
		// The list keeps focus.
		state.setFocused(false);
	}
	const isOut = (wanted: number) => {
		const first = month.set({ month: wanted });
		const last = first.add({ months: 1 }).subtract({ days: 1 });
		return Boolean((minValue && last.compare(minValue) < 0) || (maxValue && first.compare(maxValue) > 0));
	};
	return (
		<div className={css.choice}>
			<select
				className={css.select}
				aria-label={words.month}
				value={month.month}
				onChange={(event) => go(month.set({ month: Number(event.target.value) }))}
			>
				{months.map((one) => (
					<option key={one} value={one} disabled={isOut(one)}>
						{monthsAlone[one - 1]}
					</option>
				))}
			</select>
			<select
				className={css.select}
				aria-label={words.year}
				value={month.year}
				onChange={(event) => go(month.set({ year: Number(event.target.value) }))}
			>
				{years.map((year) => (
					<option key={year}>{year}</option>
				))}
			</select>
		</div>
	);
}
