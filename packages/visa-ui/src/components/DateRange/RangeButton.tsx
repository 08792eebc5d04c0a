'use client';

import { CalendarDate } from '@internationalized/date';
import { useEffect, useRef, useState } from 'react';
import type { DayLimits } from '../../field/dayLimits';
import { useDisabledAround } from '../../field/useDisabledAround';
import { partOf } from '../../root/part';
import { useStrings } from '../../strings/components';
import { CalendarIcon } from '../Icon';
import { useOpenedPart } from '../Toast';
import * as css from './DateRange.css';
import type { DateRangeValue } from './range';

const calendar = partOf(() => import('./RangePopover'));

interface RangeButtonProps extends DayLimits {
	value: DateRangeValue;
	onChange: (value: DateRangeValue) => void;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
	today: CalendarDate | undefined;
	isDisabled: boolean | undefined;
}

/** Opens both ends in one calendar, which is loaded when first needed. */
export function RangeButton({ value, onChange, isOpen, onOpenChange, today, ...props }: RangeButtonProps) {
	const { isDisabled: isOff, ...limits } = props;
	const label = useStrings().rangeCalendar.open;
	const button = useRef<HTMLButtonElement>(null);
	const isDisabled = useDisabledAround(button) || isOff;
	// It may become disabled while the calendar is open.
	useEffect(() => {
		if (isOpen && isDisabled) onOpenChange(false);
	}, [isOpen, isDisabled, onOpenChange]);
	const [isWanted, want] = useState(false);
	const RangePopover = useOpenedPart(calendar, isOpen, () => onOpenChange(false));
	const now = new Date();
	return (
		<>
			<button
				ref={button}
				type="button"
				className={css.preset}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				disabled={isDisabled}
				onClick={() => {
					want(true);
					onOpenChange(!isOpen);
				}}
			>
				<CalendarIcon size="small" />
				{label}
			</button>
			{isWanted && RangePopover && (
				<RangePopover
					{...limits}
					isOpen={isOpen}
					onOpenChange={onOpenChange}
					anchor={button}
					label={label}
					value={value.start && value.end && { start: value.start, end: value.end }}
					onChange={(next) => {
						onChange(next);
						onOpenChange(false);
					}}
					today={today}
					defaultFocusedDate={
						value.start ?? today ?? new CalendarDate(now.getFullYear(), now.getMonth() + 1, now.getDate())
					}
				/>
			)}
		</>
	);
}
