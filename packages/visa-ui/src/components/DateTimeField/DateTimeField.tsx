'use client';

import type { CalendarDate } from '@internationalized/date';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type Ref, useId, useRef } from 'react';
import {
	type AccessibleName,
	FaultOfWhole,
	Fieldset,
	type FieldWords,
	type FormSettings,
	FormStandIn,
	useField,
	useFieldValue,
	useFormPart,
} from '../../field';
import type { DayLimits } from '../../field/dayLimits';
import type { FrameProps } from '../../root';
import { useStrings } from '../../strings/components';
import { DatePicker } from '../DatePicker';
import { TextField } from '../TextField';
import * as css from './DateTimeField.css';
import { useDateTime } from './useDateTime';

export type DateTimeFieldProps = AccessibleName &
	FieldWords &
	FrameProps &
	DayLimits &
	/** A plain form gets the value as it is. */
	FormSettings<string | null> & {
		/** The id of the day's input; the time's is `{id}-time`. */
		id?: string;
		/** A time of a day as clocks show it, `YYYY-MM-DDTHH:mm`, without a zone: whose clock it is, is the page's to know. */
		value?: string | null;
		/** What stands there at first and after a form's reset, where the field holds the value itself. */
		defaultValue?: string | null;
		/** Gets null while one of the two is missing or can't be read. */
		onChange?: (value: string | null) => void;
		/** The time that a day gets which is chosen without one, e.g. '00:00' for a beginning. */
		defaultTime?: string;
		/** The focus has left the day, or the time. */
		onBlur?: () => void;
		/** Marked in the calendar: the business's day, not the machine's. */
		today?: CalendarDate;
		/** The day's input. */
		ref?: Ref<HTMLInputElement>;
	};

/** A day, typed as DD/MM/YYYY or picked from a calendar, and a time of it, typed as HH:MM on a clock of 24 hours. */
export function DateTimeField(props: DateTimeFieldProps) {
	const { minValue, maxValue, isDateUnavailable, isDisabled, isReadOnly, isRequired } = props;
	const made = useId();
	const id = props.id ?? made;
	const words = useStrings().dateTime;
	const { value, change, reset } = useFieldValue(props.value, props.defaultValue ?? null, props.onChange);
	const moment = useDateTime({ ...props, value, onChange: change });
	const whole = useRef<HTMLInputElement>(null);
	const day = useRef<HTMLInputElement>(null);
	const dayRef = useComposedRefs(day, props.ref);
	const errorMessage = useFormPart({
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
					<DatePicker
						{...shared}
						id={id}
						ref={dayRef}
						className={css.day}
						label={words.day}
						value={moment.day}
						onChange={moment.changeDay}
						onTyped={moment.typeDay}
						onInvalid={moment.refuseDay}
						onBlur={props.onBlur}
						errorMessage={moment.dayFault}
						minValue={minValue}
						maxValue={maxValue}
						isDateUnavailable={isDateUnavailable}
						today={props.today}
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
						errorMessage={moment.timeFault}
					/>
				</div>
			</FaultOfWhole>
			<FormStandIn ref={whole} name={props.name} form={props.form} value={value ?? ''} isDisabled={isDisabled} />
		</Fieldset>
	);
}
