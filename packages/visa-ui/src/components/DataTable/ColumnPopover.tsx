'use client';

import type { RefObject } from 'react';
import { Popover } from '../../overlay/Popover';
import { useStrings } from '../../strings/components';
import * as css from './DataTable.css';
import { SelectBox } from './SelectBox';

export interface ColumnPopoverProps {
	anchor: RefObject<HTMLElement | null>;
	onOpenChange: (isOpen: boolean) => void;
	items: readonly { id: string; header: string; isShown: boolean }[];
	/** Whether one column more may go: a table keeps at least one. */
	canHide: boolean;
	onChange: (id: string, isShown: boolean) => void;
}

/** The part of the choice of columns that is fetched when it is first needed. */
export default function ColumnPopover({ anchor, onOpenChange, items, canHide, onChange }: ColumnPopoverProps) {
	const strings = useStrings();
	return (
		<Popover isOpen onOpenChange={onOpenChange} anchor={anchor} label={strings.tableColumns} align="end">
			<ul className={css.choice}>
				{items.map((item) => (
					<li key={item.id}>
						<SelectBox
							isSelected={item.isShown}
							isDisabled={item.isShown && !canHide}
							onChange={(isShown) => onChange(item.id, isShown)}
						>
							{item.header}
						</SelectBox>
					</li>
				))}
			</ul>
		</Popover>
	);
}
