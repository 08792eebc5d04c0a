'use client';

import { type RefObject, useState } from 'react';
import { Popover } from '../../overlay/Popover';
import { useStrings } from '../../strings/components';
import { Button } from '../Button';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './ColumnPopover.css';
import { ColumnTools } from './ColumnTools';
import { movedBy } from './columnState';
import { SelectBox } from './SelectBox';
import type { TableState } from './useTableState';

export interface ColumnPopoverProps<Row extends { id: string }, Id extends string> {
	anchor: RefObject<HTMLElement | null>;
	onOpenChange: (isOpen: boolean) => void;
	state: TableState<Row, Id>;
	isArrangeable: boolean;
}

/** The lazily loaded part of the column settings. */
export default function ColumnPopover<Row extends { id: string }, Id extends string>({
	anchor,
	onOpenChange,
	state,
	isArrangeable,
}: ColumnPopoverProps<Row, Id>) {
	const strings = useStrings();
	const [moved, setMoved] = useState<{ id: Id; place: number } | null>(null);
	const { allColumns, columns, layout } = state;
	const listed = isArrangeable ? allColumns : allColumns.filter((column) => column.isHideable);
	const isShown = (id: Id) => columns.some((column) => column.id === id);

	/** Within the pinned columns, or within the others: a step never leads from one to the other. */
	function afterMove(id: Id, step: -1 | 1) {
		const held = layout.columnPinning.start;
		const isHeld = held.includes(id);
		const others = allColumns.map((column) => column.id).filter((other) => !held.includes(other));
		const group = isHeld ? layout.pinned : others;
		const next = movedBy(group, id, step);
		if (next === group) return undefined;
		return isHeld ? { pinned: next } : { order: [...(held as Id[]), ...next] };
	}
	function move(id: Id, step: -1 | 1) {
		const part = afterMove(id, step);
		const place = allColumns.findIndex((column) => column.id === id);
		if (!part) return;
		layout.change(part);
		setMoved({ id, place: place + 1 + step });
	}
	const headerOf = (id: Id) => allColumns.find((column) => column.id === id)?.header ?? id;
	const said = moved ? strings.tableColumnMoved(headerOf(moved.id), moved.place, allColumns.length) : '';

	return (
		<Popover isOpen onOpenChange={onOpenChange} anchor={anchor} label={strings.tableColumns} align="end">
			<ul className={css.choice}>
				{listed.map(({ id, header, isHideable, isRowHeader }) => (
					<li key={id} className={css.line}>
						{isHideable ? (
							<SelectBox
								isSelected={isShown(id)}
								// A table keeps at least one column.
								isDisabled={isShown(id) && columns.length < 2}
								onChange={(isOn) =>
									layout.change({
										hidden: isOn ? layout.hidden.filter((other) => other !== id) : [...layout.hidden, id],
									})
								}
							>
								{header}
							</SelectBox>
						) : (
							<span className={css.fixed}>{header}</span>
						)}
						{isArrangeable && (
							<ColumnTools
								header={header}
								canMoveEarlier={afterMove(id, -1) !== undefined}
								canMoveLater={afterMove(id, 1) !== undefined}
								onMove={(step) => move(id, step)}
								isPinned={isRowHeader ? undefined : layout.pinned.includes(id)}
								onPin={(isOn) =>
									layout.change({
										pinned: isOn ? [...layout.pinned, id] : layout.pinned.filter((other) => other !== id),
									})
								}
							/>
						)}
					</li>
				))}
			</ul>
			{isArrangeable && (
				<div className={css.foot}>
					<Button tone="quiet" isDisabled={!layout.isChanged} onPress={layout.reset}>
						{strings.tableColumnsReset}
					</Button>
					<VisuallyHidden>
						<span role="status">{said}</span>
					</VisuallyHidden>
				</div>
			)}
		</Popover>
	);
}
