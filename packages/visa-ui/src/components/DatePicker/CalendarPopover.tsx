'use client';

import { Popover, type PopoverProps } from '../../overlay/Popover';
import { Calendar, type CalendarProps } from '../Calendar';

export type CalendarPopoverProps = Omit<PopoverProps, 'children'> & CalendarProps;

/** The lazily loaded part of a date picker. */
export default function CalendarPopover({
	isOpen,
	onOpenChange,
	anchor,
	returnTo,
	label,
	...calendar
}: CalendarPopoverProps) {
	return (
		<Popover
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			anchor={anchor}
			returnTo={returnTo}
			label={label}
			isSheetWhenTight
		>
			<Calendar {...calendar} autoFocus />
		</Popover>
	);
}
