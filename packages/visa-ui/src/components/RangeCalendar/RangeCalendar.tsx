'use client';

import { type CalendarDate, GregorianCalendar, toCalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type RefObject, useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { formatDay } from 'visa-sdk/format';
import type { DayLimits } from '../../field/dayLimits';
import { useFieldValue } from '../../field/useFieldValue';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, given, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { CalendarGrid, CalendarHead, weekKeys } from '../Calendar';
import * as css from './RangeCalendar.css';

/** Both its days belong to it. */
export interface ChosenRange {
	start: CalendarDate;
	end: CalendarDate;
}

export interface RangeCalendarProps extends DayLimits, RootProps<HTMLDivElement> {
	/** Held by the page. Left out, the calendar holds it itself. */
	value?: ChosenRange | null;
	/** What is chosen at first, where the calendar holds it. */
	defaultValue?: ChosenRange | null;
	/** Both ends are chosen, the earlier first, whichever was pressed first. */
	onChange?: (range: ChosenRange) => void;
	/** The day that is in sight first, when none is chosen. */
	defaultFocusedDate: CalendarDate;
	/** Marked as today: the business's day, not the machine's. */
	today?: CalendarDate | undefined;
	/** Month and year are chosen from lists too. They are, unless this says otherwise. */
	hasMonthChoice?: boolean;
	/** Takes the focus when it opens. */
	autoFocus?: boolean;
}

/** From one day to another, chosen in one month's grid: two presses, or one that is drawn. */
export function RangeCalendar({ className, ref, ...props }: RangeCalendarProps) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { value, defaultValue, onChange, defaultFocusedDate, today, autoFocus, hasMonthChoice, ...rest } = props;
	const { minValue, maxValue, isDateUnavailable, ...root } = rest;
	return (
		<div {...root} ref={refs} className={classes(css.calendar, className)}>
			<I18nProvider locale={useReadingLocale(frame)}>
				<Month {...props} frame={frame} />
			</I18nProvider>
		</div>
	);
}

const createCalendar = () => new GregorianCalendar();

interface MonthProps extends RangeCalendarProps {
	frame: RefObject<HTMLDivElement | null>;
}

function Month({ onChange, today, isDateUnavailable, hasMonthChoice = true, frame, ...props }: MonthProps) {
	const titleId = useId();
	// A range is chosen, never taken back.
	const hear = onChange && ((range: ChosenRange | null) => range && onChange(range));
	const { value, change } = useFieldValue(props.value, props.defaultValue ?? null, hear);
	const settings = {
		...given({ minValue: props.minValue, maxValue: props.maxValue, autoFocus: props.autoFocus }),
		...(isDateUnavailable && {
			isDateUnavailable: (day: Parameters<typeof toCalendarDate>[0]) => isDateUnavailable(toCalendarDate(day)),
		}),
		value,
		onChange: change,
		defaultFocusedValue: value?.start ?? props.defaultFocusedDate,
	};
	const week = { firstDayOfWeek: 'mon', weeksInMonth: 6 } as const;
	const own = useRangeCalendarState({ ...settings, ...week, locale: 'az', createCalendar });
	const state = inOurWords(own);
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

/** What is to be done next, in sight and announced. */
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

/** Without what react-aria would announce in the browser's words: it is silent where it sees nothing chosen. */
const inOurWords = (state: RangeCalendarState): RangeCalendarState => ({
	...state,
	...weekKeys(state),
	highlightedRange: null,
	isFocused: true,
});
