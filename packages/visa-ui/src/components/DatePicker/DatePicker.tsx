'use client';

import { type CalendarDate, now, toCalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { Field, FormValue, leaving, useDisabledAround } from '../../field';
import * as css from '../../field/Field.css';
import { classes } from '../../root';
import { partOf, usePart } from '../../root/part';
import { useStrings } from '../../strings/components';
import { InLanguage } from '../../strings/InLanguage';
import { type DateFieldProps, type DateRefusal, useDateInput } from '../DateField';
import { CalendarIcon } from '../Icon';
import { VisuallyHidden } from '../VisuallyHidden';

const calendar = partOf(() => import('./CalendarPopover'));

/** Preloads the calendar, e.g. during the previous step. */
export function preloadCalendar(): void {
	void calendar.load();
}

export type DatePickerProps = DateFieldProps & {
	/** The day on which the calendar opens if there is no value; the earliest allowed day by default. */
	defaultFocusedDate?: CalendarDate;
	/** The current date of the business, which the calendar highlights; not taken from the reader's device. */
	today?: CalendarDate;
};

/** A date that can be typed or picked from a calendar. The text field works before the calendar has loaded. */
export function DatePicker(props: DatePickerProps) {
	return <DatePickerPart {...props} />;
}

/** {@link DatePicker}, also as a part of another field. */
export function DatePickerPart(props: DatePickerProps & DateRefusal) {
	const [isOpen, setOpen] = useState(false);
	const date = useDateInput({ ...props, onBlur: undefined }, () => setOpen(false));
	const { words, ids, inputProps, formValue, value, change, forget } = date;
	const strings = useStrings();
	const [isMissing, setMissing] = useState(false);
	const CalendarPopover = usePart(calendar, isOpen, () => {
		setOpen(false);
		setMissing(true);
	});
	const frame = useRef<HTMLDivElement>(null);
	const isFixed = useDisabledAround(frame) || props.isDisabled || props.isReadOnly;
	// It may become disabled while the calendar is open.
	if (isOpen && isFixed) setOpen(false);
	const button = useRef<HTMLButtonElement>(null);
	const name = props.label ?? props['aria-label'] ?? strings.calendar;
	const openOn = props.defaultFocusedDate ?? props.minValue ?? props.today ?? toCalendarDate(now('UTC'));

	return (
		<Field {...words} ids={ids}>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: only fetches the calendar ahead */}
			<div
				ref={frame}
				className={classes(css.controlGroup, css.date)}
				onPointerEnter={preloadCalendar}
				onFocus={preloadCalendar}
				{...leaving(props)}
			>
				<input
					{...inputProps}
					className={css.bareInput}
					onKeyDown={(event) => {
						inputProps.onKeyDown?.(event);
						if (event.key !== 'ArrowDown' || !event.altKey || isFixed) return;
						event.preventDefault();
						setOpen(true);
					}}
				/>
				<button
					ref={button}
					type="button"
					className={css.adornmentButton}
					aria-haspopup="dialog"
					aria-expanded={isOpen}
					disabled={isFixed}
					onClick={() => setOpen(!isOpen)}
				>
					<VisuallyHidden>
						<InLanguage lang={props.labelLang}>{name}</InLanguage>: {strings.openCalendar}
					</VisuallyHidden>
					<CalendarIcon />
				</button>
			</div>
			<FormValue {...formValue} />
			{isMissing && !CalendarPopover && (
				<span role="alert" className={css.hint}>
					{strings.calendarMissing}
				</span>
			)}
			{isOpen && CalendarPopover && (
				<CalendarPopover
					isOpen
					onOpenChange={setOpen}
					anchor={frame}
					returnTo={button}
					label={`${name}: ${strings.calendar}`}
					value={value}
					minValue={props.minValue}
					maxValue={props.maxValue}
					isDateUnavailable={props.isDateUnavailable}
					today={props.today}
					defaultFocusedDate={openOn}
					onChange={(day) => {
						forget();
						change(day);
						setOpen(false);
						button.current?.focus();
					}}
				/>
			)}
		</Field>
	);
}
