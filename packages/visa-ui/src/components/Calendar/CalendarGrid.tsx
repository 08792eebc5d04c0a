'use client';

import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { formatDayFull } from 'visa-sdk/format';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import * as css from './Calendar.css';

interface CalendarGridProps {
	state: CalendarState | RangeCalendarState;
	titleId: string;
	/** The month's first day. */
	month: CalendarDate;
	/** The selection: all days from the first to the last. */
	chosen: { start: CalendarDate; end: CalendarDate } | null;
	today: CalendarDate | undefined;
}

const weeks = [0, 1, 2, 3, 4, 5];

/** The days of a month, starting on Monday. */
export function CalendarGrid({ state, titleId, month, chosen, today }: CalendarGridProps) {
	const formats = useFormats();
	const { gridProps } = useCalendarGrid({ firstDayOfWeek: 'mon' }, state);
	return (
		<table {...gridProps} aria-label={undefined} aria-labelledby={titleId} className={css.grid}>
			<thead>
				<tr>
					{formats.weekdays.map((name, index) => (
						<th key={name} scope="col" abbr={name} className={css.weekday}>
							{formats.weekdaysShort[index]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map((week) => (
					<tr key={week}>
						{state.getDatesInWeek(week).map((day, weekday) =>
							day && isSameMonth(day, month) ? (
								<Day
									key={day.toString()}
									day={day}
									state={state}
									place={placeOf(day, chosen)}
									isToday={Boolean(today && isSameDay(day, today))}
								/>
							) : (
								// biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its weekday
								<td key={weekday} className={css.cell} />
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** The position of a day within the selection. */
function placeOf(day: CalendarDate, chosen: CalendarGridProps['chosen']) {
	if (!chosen || day.compare(chosen.start) < 0 || day.compare(chosen.end) > 0) return undefined;
	if (isSameDay(chosen.start, chosen.end)) return 'only';
	if (isSameDay(day, chosen.start)) return 'start';
	return isSameDay(day, chosen.end) ? 'end' : 'within';
}

interface DayProps {
	day: CalendarDate;
	state: CalendarGridProps['state'];
	place: ReturnType<typeof placeOf>;
	isToday: boolean;
}

function Day({ day, state, place, isToday }: DayProps) {
	const ref = useRef<HTMLButtonElement>(null);
	const strings = useStrings();
	const formats = useFormats();
	const { cellProps, buttonProps } = useCalendarCell({ date: day }, state, ref);
	const name = formatDayFull(day, formats);
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
		<td {...cellProps} aria-selected={place !== undefined} data-place={place} className={css.cell}>
			<button
				{...buttonProps}
				ref={ref}
				type="button"
				className={css.day}
				data-day={day.toString()}
				data-today={isToday ? '' : undefined}
				tabIndex={buttonProps.tabIndex ?? -1}
				// '8 dekabr 2026, çərşənbə axşamı', with 'bu gün' for today.
				aria-describedby={undefined}
				aria-label={isToday ? `${name}, ${strings.today}` : name}
			>
				{day.day}
			</button>
		</td>
	);
}
