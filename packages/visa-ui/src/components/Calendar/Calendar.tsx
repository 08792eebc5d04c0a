'use client';

import { type CalendarDate, endOfWeek, GregorianCalendar, startOfWeek, toCalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { formatMonth } from 'visa-sdk/format';
import type { DayLimits } from '../../field/dayLimits';
import { useReadingLocale } from '../../field/useReadingLocale';
import { classes, given, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Calendar.css';
import { CalendarGrid } from './CalendarGrid';

export interface CalendarProps extends DayLimits, RootProps<HTMLDivElement> {
	value: CalendarDate | null;
	onChange: (day: CalendarDate) => void;
	/** The day that is in sight first, when none is chosen. */
	defaultFocusedDate: CalendarDate;
	/** Marked as today: the business's day, not the machine's. */
	today?: CalendarDate | undefined;
	/** Takes the focus when it opens. */
	autoFocus?: boolean;
}

/** A month's grid. react-aria moves in it; its words come from our own tables, as Chromium has no Azerbaijani ones. [DAT-11] */
export function Calendar({ className, ref, ...props }: CalendarProps) {
	const frame = useRef<HTMLDivElement>(null);
	const refs = useComposedRefs(frame, ref);
	const { value, onChange, defaultFocusedDate, today, autoFocus, minValue, maxValue, isDateUnavailable, ...root } =
		props;
	return (
		<div {...root} ref={refs} className={classes(css.calendar, className)}>
			<I18nProvider locale={useReadingLocale(frame)}>
				<Month {...props} />
			</I18nProvider>
		</div>
	);
}

const createCalendar = () => new GregorianCalendar();

function Month({ value, onChange, today, isDateUnavailable, ...props }: CalendarProps) {
	const strings = useStrings();
	const formats = useFormats();
	const titleId = useId();
	const settings = {
		...given({ minValue: props.minValue, maxValue: props.maxValue, autoFocus: props.autoFocus }),
		...(isDateUnavailable && {
			isDateUnavailable: (day: Parameters<typeof toCalendarDate>[0]) => isDateUnavailable(toCalendarDate(day)),
		}),
		value,
		onChange,
		defaultFocusedValue: value ?? props.defaultFocusedDate,
	};
	// Always six weeks, so that nothing below jumps.
	const week = { firstDayOfWeek: 'mon', weeksInMonth: 6 } as const;
	const state = inOurWords(useCalendarState({ ...settings, ...week, locale: 'az', createCalendar }));
	const { prevButtonProps, nextButtonProps } = useCalendar(settings, state);
	const month = state.visibleRange.start;
	// A button that is told to have the focus hands it to the days when it can't be pressed any more.
	return (
		<>
			<div className={css.head}>
				<IconButton
					label={strings.previousMonth}
					icon={<ChevronLeftIcon />}
					isDisabled={Boolean(prevButtonProps.isDisabled)}
					onPress={() => {
						prevButtonProps.onFocusChange?.(true);
						state.focusPreviousPage();
					}}
				/>
				<div id={titleId} className={css.title} aria-live="polite">
					{formatMonth(month, formats)}
				</div>
				<IconButton
					label={strings.nextMonth}
					icon={<ChevronRightIcon />}
					isDisabled={Boolean(nextButtonProps.isDisabled)}
					onPress={() => {
						nextButtonProps.onFocusChange?.(true);
						state.focusNextPage();
					}}
				/>
			</div>
			<CalendarGrid state={state} titleId={titleId} month={month} value={value} today={today} />
		</>
	);
}

/**
 * Without what react-aria would announce by itself, in the browser's words: it is silent where it sees no value and takes
 * the focus to be inside. Our title tells the month. Home and End lead to the ends of the week.
 */
function inOurWords(state: CalendarState): CalendarState {
	return {
		...state,
		value: null,
		isFocused: true,
		focusSectionStart: () => state.setFocusedDate(startOfWeek(state.focusedDate, 'az', 'mon')),
		focusSectionEnd: () => state.setFocusedDate(endOfWeek(state.focusedDate, 'az', 'mon')),
	};
}
