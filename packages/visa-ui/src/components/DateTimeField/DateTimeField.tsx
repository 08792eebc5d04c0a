'use client';

import type { CalendarDate } from '@internationalized/date';
import { type Ref, useId } from 'react';
import { type AccessibleName, FaultOfWhole, Fieldset, type FieldWords, useField } from '../../field';
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
	DayLimits & {
		/** The id of the day's input; the time's is `{id}-time`. */
		id?: string;
		/** In a plain form: a hidden field with the value. */
		name?: string;
		/** A time of a day as clocks show it, `YYYY-MM-DDTHH:mm`, without a zone: whose clock it is, is the page's to know. */
		value: string | null;
		/** Gets null while one of the two is missing or can't be read. */
		onChange: (value: string | null) => void;
		/** The time that a day gets which is chosen without one, e.g. '00:00' for a beginning. */
		defaultTime?: string;
		onBlur?: () => void;
		/** Marked in the calendar: the business's day, not the machine's. */
		today?: CalendarDate;
		isRequired?: boolean;
		isDisabled?: boolean;
		/** The day's input. */
		ref?: Ref<HTMLInputElement>;
	};

/** A day, typed as DD/MM/YYYY or picked from a calendar, and a time of it, typed as HH:MM on a clock of 24 hours. */
export function DateTimeField(props: DateTimeFieldProps) {
	const { ref, value, name, minValue, maxValue, isDateUnavailable, isDisabled, isRequired } = props;
	const made = useId();
	const id = props.id ?? made;
	const { ids, control } = useField({ ...props, id: `${id}-group` });
	const words = useStrings().dateTime;
	const moment = useDateTime(props);
	return (
		<Fieldset {...props} ref={undefined} isDisabled={false} ids={ids} control={control} isPart>
			<FaultOfWhole value={control['aria-errormessage']}>
				<div className={css.parts}>
					<DatePicker
						id={id}
						ref={ref}
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
						isRequired={isRequired}
						isDisabled={isDisabled}
					/>
					<TextField
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
						isRequired={isRequired}
						isDisabled={isDisabled}
					/>
				</div>
			</FaultOfWhole>
			{name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
		</Fieldset>
	);
}
