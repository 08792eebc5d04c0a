'use client';

import { type ChangeEvent, memo, type Ref } from 'react';
import { RowActions } from './RowActions';
import { RowCells, type RowCellsProps } from './RowCells';
import { followRow } from './RowHead';
import { OpenCell, SelectCell } from './RowParts';
import * as css from './Rows.css';
import { tableRoles } from './tableRoles';
import type { TableActions } from './types';

export interface TableRowProps<Row> extends RowCellsProps<Row> {
	/** With a label, it can be selected. */
	label: string | undefined;
	/** null: it can't be expanded, though others can; undefined: none can. */
	openLabel: string | null | undefined;
	isSelected: boolean;
	isOpen: boolean;
	/** The id of the row with its details. */
	detailId: string;
	actions: TableActions<Row> | undefined;
	onSelect: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
	onOpen: (id: string) => void;
	/** For measuring a virtual row. */
	ref?: Ref<HTMLTableRowElement>;
	index?: number | undefined;
	/** Its index among all rows, including those that aren't rendered. */
	rowIndex?: number | undefined;
}

function Row<Data extends { id: string }>(props: TableRowProps<Data>) {
	const { row, label, openLabel, href, isSelected, isCurrent, isOpen, onPress } = props;
	const isPressable = Boolean(href ?? onPress);
	return (
		<tr
			{...tableRoles.row}
			ref={props.ref}
			className={css.row}
			data-index={props.index}
			aria-rowindex={props.rowIndex}
			data-pressable={isPressable || undefined}
			data-selected={isSelected || undefined}
			data-current={isCurrent || undefined}
			data-tools={Boolean(openLabel || props.actions) || undefined}
			onClick={isPressable ? followRow : undefined}
		>
			{label !== undefined && (
				<SelectCell label={label} isSelected={isSelected} onChange={(event) => props.onSelect(row.id, event)} />
			)}
			{openLabel !== undefined && (
				<OpenCell
					label={openLabel ?? undefined}
					isOpen={isOpen}
					controls={props.detailId}
					onPress={() => props.onOpen(row.id)}
				/>
			)}
			<RowCells
				row={row}
				columns={props.columns}
				sticky={props.sticky}
				href={href}
				isCurrent={isCurrent}
				onPress={onPress}
			/>
			{props.actions && <RowActions row={row} actions={props.actions} />}
		</tr>
	);
}

/** Re-rendered only if something of its own has changed: a press on one row costs one row. */
export const TableRow = memo(Row) as typeof Row;
