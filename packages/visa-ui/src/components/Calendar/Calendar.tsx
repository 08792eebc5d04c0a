'use client';

import { type CalendarDate, isSameDay, isSameMonth } from '@internationalized/date';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatDayFull, formatMonth, type LocaleWords } from 'visa-sdk/format';
import { type DayLimits, isDayAllowed } from '../../field/dayLimits';
import { readingKey } from '../../field/readingKey';
import { classes, type RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { useFormats } from '../../strings/formats';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon';
import { IconButton } from '../IconButton';
import * as css from './Calendar.css';
import { canShowMonth, clampDay, dayForKey, weeksOf } from './month';

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

/**
 * A month's grid. Its words come from our own tables: Chromium has no Azerbaijani month and weekday names, and a
 * library calendar would speak its fallback's, also to screen readers. [DAT-11]
 */
export function Calendar({
	value,
	onChange,
	defaultFocusedDate,
	today,
	autoFocus = false,
	minValue,
	maxValue,
	isDateUnavailable,
	className,
	...root
}: CalendarProps) {
	const limits = { minValue, maxValue, isDateUnavailable };
	const strings = useStrings();
	const formats = useFormats();
	const titleId = useId();
	const [focused, setFocused] = useState(() => clampDay(value ?? defaultFocusedDate, limits));
	const grid = useRef<HTMLTableElement>(null);
	const isKeyboard = useRef(autoFocus);

	// The focus follows the day when the keyboard moved it, also into another month.
	useEffect(() => {
		if (!isKeyboard.current) return;
		isKeyboard.current = false;
		grid.current?.querySelector<HTMLElement>(`[data-day="${focused.toString()}"]`)?.focus();
	}, [focused]);

	function onKeyDown(event: KeyboardEvent) {
		const next =
			event.shiftKey && event.key.startsWith('Page')
				? focused.add({ years: event.key === 'PageUp' ? -1 : 1 })
				: dayForKey(readingKey(event), focused);
		if (!next) return;
		event.preventDefault();
		const day = clampDay(next, limits);
		isKeyboard.current = !isSameDay(day, focused);
		setFocused(day);
	}
	function turn(by: 1 | -1) {
		const day = clampDay(focused.add({ months: by }), limits);
		// A button that can't be pressed any more would drop the focus: the days take it.
		isKeyboard.current = !canShowMonth(day, by, limits);
		setFocused(day);
	}

	return (
		<div {...root} className={classes(css.calendar, className)}>
			<div className={css.head}>
				<IconButton
					label={strings.previousMonth}
					icon={<ChevronLeftIcon />}
					isDisabled={!canShowMonth(focused, -1, limits)}
					onPress={() => turn(-1)}
				/>
				<div id={titleId} className={css.title} aria-live="polite">
					{formatMonth(focused, formats)}
				</div>
				<IconButton
					label={strings.nextMonth}
					icon={<ChevronRightIcon />}
					isDisabled={!canShowMonth(focused, 1, limits)}
					onPress={() => turn(1)}
				/>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are moved between by keys is a grid */}
			<table ref={grid} role="grid" aria-labelledby={titleId} className={css.grid} onKeyDown={onKeyDown}>
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
					{weeksOf(focused).map((week, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
						<tr key={index}>
							{week.map((day, weekday) =>
								day ? (
									// biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected
									<td key={day.toString()} className={css.cell} aria-selected={value ? isSameDay(day, value) : false}>
										<button
											type="button"
											className={css.day}
											data-day={day.toString()}
											data-today={today && isSameDay(day, today) ? '' : undefined}
											tabIndex={isSameDay(day, focused) ? 0 : -1}
											aria-label={dayLabel(day, formats, today && isSameDay(day, today) ? strings.today : '')}
											aria-disabled={!isDayAllowed(day, limits) || undefined}
											onFocus={() => isSameMonth(day, focused) && setFocused(day)}
											onClick={() => isDayAllowed(day, limits) && onChange(day)}
										>
											{day.day}
										</button>
									</td>
								) : (
									// biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its weekday
									<td key={weekday} className={css.cell} />
								),
							)}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** '8 dekabr 2026, çərşənbə axşamı', and 'bu gün' when it is. */
function dayLabel(day: CalendarDate, formats: LocaleWords, todayWord: string): string {
	const label = formatDayFull(day, formats);
	return todayWord ? `${label}, ${todayWord}` : label;
}
