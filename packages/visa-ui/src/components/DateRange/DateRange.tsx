'use client';

import type { CalendarDate } from '@internationalized/date';
import { useRef, useState } from 'react';
import { formatTyped } from 'visa-sdk/format';
import {
	type AccessibleName,
	FaultOfWhole,
	Fieldset,
	type FieldWords,
	type FormSettings,
	FormStandIn,
	type HeldValue,
	type Leaving,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import type { DayLimits } from '../../field/dayLimits';
import type { RootProps } from '../../root';
import { useStrings } from '../../strings/components';
import { laterOf, typedFault } from '../DateField';
import { DatePickerPart } from '../DatePicker';
import { DatePresets } from './DatePresets';
import * as css from './DateRange.css';
import { RangeButton } from './RangeButton';
import type { DatePreset, DateRangeValue } from './range';

export type DateRangeProps = AccessibleName &
	FieldWords &
	DayLimits &
	RootProps<HTMLFieldSetElement> &
	/** `onChange` is never handed an end before its beginning: the end is emptied instead, and the field says so. */
	HeldValue<DateRangeValue> &
	Omit<FormSettings<DateRangeValue>, 'name'> &
	Leaving & {
		/** The label of the start date; has a default in each language. */
		startLabel?: string;
		/** The label of the end date; has a default in each language. */
		endLabel?: string;
		/** The error message of the start date; use `errorMessage` for errors that concern both. */
		startErrorMessage?: string;
		/** The error message of the end date. */
		endErrorMessage?: string;
		/** The name of the start date in a plain form, submitted as 2026-12-08. */
		startName?: string;
		/** The name of the end date in a plain form. */
		endName?: string;
		/** Preset ranges. */
		presets?: readonly DatePreset[];
		/** Adds a button that opens one calendar for choosing both dates. */
		hasRangeCalendar?: boolean;
		/** The current date of the business, which the calendars highlight; not taken from the reader's device. */
		today?: CalendarDate;
	};

const nothing: DateRangeValue = { start: null, end: null };

type End = 'start' | 'end';

/** A date range. Each date can be typed as DD/MM/YYYY or picked from a calendar. */
export function DateRange(props: DateRangeProps) {
	const words = useStrings().dateRange;
	const { minValue, maxValue, isDateUnavailable } = props;
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? nothing, props.onChange, nothing);
	/** The start was moved past the end, which is empty since. */
	const [passed, setPassed] = useState<string>();
	const [isOpen, setOpen] = useState(false);
	const whole = useRef<HTMLInputElement>(null);
	const startInput = useRef<HTMLInputElement>(null);
	const errorMessage = useFormPart({
		within: whole,
		form: props.form,
		value,
		isReadOnly: props.isReadOnly,
		validate: props.validate,
		errorMessage: props.errorMessage,
		reset: () => {
			changeBoth(null);
			setOpen(false);
		},
		focus: () => startInput.current?.focus(),
	});
	const { ids, control } = useField({ ...props, errorMessage });
	const limits = { minValue, maxValue, isDateUnavailable };
	const isTurned = Boolean(value.start && value.end && value.end.compare(value.start) < 0);
	const tooSoon = (start: CalendarDate) => words.endBeforeStart(formatTyped(start));
	const endFault = (value.end ? undefined : passed) ?? (isTurned && value.start ? tooSoon(value.start) : undefined);

	function changeStart(start: CalendarDate | null) {
		const isPassed = start && value.end && value.end.compare(start) < 0;
		setPassed(isPassed ? tooSoon(start) : undefined);
		change({ start, end: isPassed ? null : value.end });
	}
	function changeEnd(end: CalendarDate | null) {
		setPassed(undefined);
		change({ start: value.start, end });
	}
	/** null for the initial value. */
	function changeBoth(next: DateRangeValue | null) {
		setPassed(undefined);
		if (next) change(next);
		else reset();
	}
	/** What both ends share; each shows its own error. */
	const end = (which: End) => ({
		...limits,
		id: `${ids.controlId}-${which}`,
		value: value[which],
		today: props.today,
		form: props.form,
		isRequired: props.isRequired,
		isDisabled: props.isDisabled,
		isReadOnly: props.isReadOnly,
		refusal: (text: string) => typedFault({ ...limits, start: which === 'end' ? value.start : null, text }, words),
	});

	return (
		<Fieldset
			{...props}
			errorMessage={errorMessage}
			isDisabled={false}
			data-disabled={props.isDisabled || undefined}
			ids={ids}
			control={control}
			isPart
		>
			<FaultOfWhole value={control['aria-errormessage']}>
				<div className={css.ends}>
					<DatePickerPart
						{...end('start')}
						ref={startInput}
						label={props.startLabel ?? words.start}
						name={props.startName}
						onChange={changeStart}
						errorMessage={props.startErrorMessage}
					/>
					<DatePickerPart
						{...end('end')}
						label={props.endLabel ?? words.end}
						name={props.endName}
						minValue={laterOf(value.start, minValue)}
						onChange={changeEnd}
						onTyped={() => setPassed(undefined)}
						validate={() => endFault}
						errorMessage={props.endErrorMessage ?? endFault}
					/>
				</div>
			</FaultOfWhole>
			{(props.presets || props.hasRangeCalendar) && (
				<DatePresets
					presets={props.presets ?? []}
					value={value}
					onChange={changeBoth}
					isDisabled={props.isDisabled || props.isReadOnly}
				>
					{props.hasRangeCalendar && (
						<RangeButton
							{...limits}
							value={value}
							onChange={changeBoth}
							isOpen={isOpen}
							onOpenChange={setOpen}
							today={props.today}
							isDisabled={props.isDisabled || props.isReadOnly}
						/>
					)}
				</DatePresets>
			)}
			<FormStandIn ref={whole} name={undefined} form={props.form} value="" isDisabled={props.isDisabled} />
		</Fieldset>
	);
}
