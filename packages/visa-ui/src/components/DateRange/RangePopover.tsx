'use client';

import { Popover, type PopoverProps } from '../../overlay/Popover';
import { RangeCalendar, type RangeCalendarProps } from '../RangeCalendar';

type RangePopoverProps = Pick<PopoverProps, 'isOpen' | 'onOpenChange' | 'anchor' | 'label'> & RangeCalendarProps;

/** The lazily loaded part of a range. */
export default function RangePopover({ isOpen, onOpenChange, anchor, label, ...calendar }: RangePopoverProps) {
	return (
		<Popover isOpen={isOpen} onOpenChange={onOpenChange} anchor={anchor} label={label} isSheetWhenTight>
			<RangeCalendar {...calendar} autoFocus />
		</Popover>
	);
}
