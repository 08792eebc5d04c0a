'use client';

import type { Row as StateRow } from '@tanstack/react-table';
import { type ChangeEvent, useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { Features } from './features';
import type { TableRowProps } from './TableRow';
import type { TableActions, TableExpansion, TableRowOptions, TableSelection } from './types';
import type { TableState } from './useTableState';

export interface TableBodyProps<Row extends { id: string }, Id extends string> extends TableRowOptions<Row> {
	state: TableState<Row, Id>;
	selection: TableSelection<Row> | undefined;
	actions: TableActions<Row> | undefined;
	expansion: TableExpansion<Row> | undefined;
	/** Newer rows are loading. */
	isStale: boolean;
}

/** The props of each row. Handlers keep their identity, so that rows needn't re-render for them. */
export function useRowProps<Row extends { id: string }, Id extends string>(props: TableBodyProps<Row, Id>) {
	const { state, selection, expansion, rowHref, onRowPress, currentRowId } = props;
	const bodyId = useId();
	const latest = useRef(props);
	useLayoutEffect(() => {
		latest.current = props;
	});
	const onSelect = useCallback((id: string, event: ChangeEvent<HTMLInputElement>) => {
		latest.current.state.table.getRow(id).getToggleSelectedHandler()(event);
	}, []);
	const onOpen = useCallback((id: string) => latest.current.state.table.getRow(id).toggleExpanded(), []);
	const press = useCallback((row: Row) => latest.current.onRowPress?.(row), []);
	const labelOf = useCallback((row: Row) => latest.current.actions?.labelOf(row) ?? '', []);
	const items = useCallback((row: Row) => latest.current.actions?.items(row) ?? [], []);
	const onAction = useCallback((id: string, row: Row) => latest.current.actions?.onAction?.(id, row), []);
	const actions = useRef<TableActions<Row>>({ labelOf, items, onAction });

	return function rowProps(stateRow: StateRow<Features, Row>): TableRowProps<Row> & { key: string } {
		const row = stateRow.original;
		const openLabel = expansion && (stateRow.getCanExpand() ? expansion.labelOf(row) : null);
		return {
			key: row.id,
			row,
			columns: state.columns,
			sticky: state.sticky,
			label: selection?.labelOf(row),
			openLabel,
			href: rowHref?.(row),
			// Without boxes, as beside an open record, a painted row would look like the open one.
			isSelected: selection !== undefined && stateRow.getIsSelected(),
			isCurrent: row.id === currentRowId,
			isOpen: Boolean(openLabel) && stateRow.getIsExpanded(),
			detailId: `${bodyId}${row.id}`,
			actions: props.actions && actions.current,
			onSelect,
			onOpen,
			onPress: onRowPress && press,
		};
	};
}

/** The number of cells in a row. */
export function spanOf<Row extends { id: string }, Id extends string>(props: TableBodyProps<Row, Id>): number {
	const beside = [props.selection, props.expansion, props.actions].filter(Boolean).length;
	return props.state.columns.length + beside;
}
