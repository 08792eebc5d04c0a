'use client';

import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import { formatDayFull } from 'visa-sdk/format';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import * as css from './Calendar.css';

interface CalendarGridProps {
	state: CalendarState;
	titleId: string;
	/** Its first day. */
	month: CalendarDate;
	value: CalendarDate | null;
	today: CalendarDate | undefined;
}

const weeks = [0, 1, 2, 3, 4, 5];

/** The days of a month, Monday first. */
export function CalendarGrid({ state, titleId, month, value, today }: CalendarGridProps) {
	const formats = useFormats();
	const { gridProps } = useCalendarGrid({ firstDayOfWeek: 'mon' }, state);
	const isSame = (day: CalendarDate, other: CalendarDate | null | undefined) => Boolean(other && isSameDay(day, other));
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
									isChosen={isSame(day, value)}
									isToday={isSame(day, today)}
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

interface DayProps {
	day: CalendarDate;
	state: CalendarState;
	isChosen: boolean;
	isToday: boolean;
}

function Day({ day, state, isChosen, isToday }: DayProps) {
	const ref = useRef<HTMLButtonElement>(null);
	const strings = useStrings();
	const formats = useFormats();
	const { cellProps, buttonProps } = useCalendarCell({ date: day }, state, ref);
	const name = formatDayFull(day, formats);
	return (
		// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
		<td {...cellProps} aria-selected={isChosen} className={css.cell}>
			<button
				{...buttonProps}
				ref={ref}
				type="button"
				className={css.day}
				data-day={day.toString()}
				data-today={isToday ? '' : undefined}
				tabIndex={buttonProps.tabIndex ?? -1}
				// '8 dekabr 2026, çərşənbə axşamı', and 'bu gün' when it is.
				aria-label={isToday ? `${name}, ${strings.today}` : name}
			>
				{day.day}
			</button>
		</td>
	);
}
