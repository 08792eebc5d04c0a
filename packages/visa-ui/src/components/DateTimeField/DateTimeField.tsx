'use client';

import type { CalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, useId, useRef, useState } from 'react';
import {
	type AccessibleName,
	FaultOfWhole,
	Fieldset,
	type FieldWords,
	type FormSettings,
	FormStandIn,
	type Leaving,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import type { DayLimits } from '../../field/dayLimits';
import type { FrameProps } from '../../root';
import { useStrings } from '../../strings/components';
import { DatePickerPart } from '../DatePicker';
import { TextField } from '../TextField';
import * as css from './DateTimeField.css';
import { useDateTime } from './useDateTime';

export type DateTimeFieldProps = AccessibleName &
	FieldWords &
	FrameProps &
	DayLimits &
	/** A plain form submits the value unchanged. */
	FormSettings<string | null> &
	Leaving & {
		/** The id of the date input; the id of the time input is `{id}-time`. */
		id?: string;
		/** A local date and time, `YYYY-MM-DDTHH:mm`, without a time zone; the page decides which zone it means. */
		value?: string | null;
		/** The value initially and after a form reset (uncontrolled). */
		defaultValue?: string | null;
		/** Called with the value, or with null while date or time is missing or unreadable. */
		onChange?: (value: string | null) => void;
		/** The time to use if only a date is chosen, e.g. '00:00' for a beginning. */
		defaultTime?: string;
		/** The current date of the business, which the calendar highlights; not taken from the reader's device. */
		today?: CalendarDate;
		/** Ref to the date input. */
		ref?: Ref<HTMLInputElement>;
	};

/** A date, typed as DD/MM/YYYY or picked from a calendar, with a time, typed as HH:MM (24-hour). */
export function DateTimeField(props: DateTimeFieldProps) {
	const { minValue, maxValue, isDateUnavailable, isDisabled, isReadOnly, isRequired } = props;
	const made = useId();
	const id = props.id ?? made;
	const { dateTime: words, fieldFault } = useStrings();
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	const moment = useDateTime({ ...props, value, onChange: change });
	const whole = useRef<HTMLInputElement>(null);
	const day = useRef<HTMLInputElement>(null);
	const dayRef = useComposedRefs(day, props.ref);
	// Of a part that says what is wrong with it, nothing more is said.
	const [isDayRefused, setDayRefused] = useState(false);
	const faultOfBoth = useFormPart({
		within: whole,
		form: props.form,
		value,
		isReadOnly,
		validate: props.validate,
		errorMessage: props.errorMessage,
		reset: () => {
			moment.forget();
			reset();
		},
		focus: () => day.current?.focus(),
	});
	const errorMessage = isDayRefused || moment.timeFault ? undefined : faultOfBoth;
	const { ids, control } = useField({ ...props, errorMessage, id: `${id}-group` });
	const shared = { form: props.form, isRequired, isDisabled, isReadOnly };
	return (
		<Fieldset
			{...props}
			errorMessage={errorMessage}
			ref={undefined}
			isDisabled={false}
			data-disabled={isDisabled || undefined}
			ids={ids}
			control={control}
			isPart
		>
			<FaultOfWhole value={control['aria-errormessage']}>
				<div className={css.parts}>
					<DatePickerPart
						{...shared}
						id={id}
						ref={dayRef}
						className={css.day}
						label={words.day}
						value={moment.day}
						onChange={moment.changeDay}
						validate={(chosen) => (!chosen && moment.time.trim() ? fieldFault.missing : undefined)}
						minValue={minValue}
						maxValue={maxValue}
						isDateUnavailable={isDateUnavailable}
						today={props.today}
						onRefused={setDayRefused}
					/>
					<TextField
						{...shared}
						id={`${id}-time`}
						className={css.time}
						label={words.time}
						inputMode="numeric"
						autoComplete="off"
						placeholder={words.timeHint}
						value={moment.time}
						onChange={moment.typeTime}
						onBlur={moment.leaveTime}
						onKeyDown={moment.onTimeKeyDown}
						validate={(typed) => (!typed.trim() && moment.day ? fieldFault.missing : moment.faultOf(typed))}
						errorMessage={moment.timeFault}
					/>
				</div>
			</FaultOfWhole>
			<FormStandIn ref={whole} name={props.name} form={props.form} value={value ?? ''} isDisabled={isDisabled} />
		</Fieldset>
	);
}
